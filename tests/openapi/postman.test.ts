import {convertV2} from 'openapi-to-postmanv2';
import {expect, test} from 'vitest';
import {openApiDocuments, openApiTexts, operationsIn} from './documents';

/** The parts of a Postman collection that the tests read. */
interface PostmanRequest {
  readonly name: string;
  readonly method: string;
  readonly url: {
    readonly path?: readonly string[];
    readonly query?: readonly {readonly key: string; readonly value: string}[];
  };
  readonly header?: readonly {readonly key: string; readonly value: string}[];
  readonly body?: {
    readonly mode: string;
    readonly raw?: string;
    readonly formdata?: readonly {readonly key: string; readonly type: string}[];
  };
  readonly auth?: {
    readonly type: string;
    readonly apikey?: readonly {readonly key: string; readonly value: string}[];
  };
}

interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
  readonly request?: PostmanRequest;
}

interface PostmanCollection extends PostmanItem {
  readonly variable: readonly {readonly key: string; readonly value: string}[];
}

/** Imports a file as Postman does. */
async function importFile(data: string): Promise<PostmanCollection> {
  return await new Promise((resolve, reject) => {
    const options = {folderStrategy: 'Tags', parametersResolution: 'Example'};
    convertV2({type: 'string', data}, options, (error, result) => {
      const [collection] = result?.output ?? [];
      if (collection) resolve(collection.data as PostmanCollection);
      else reject(error ?? new Error(result?.reason));
    });
  });
}

function requestsIn({item = [], request}: PostmanItem): readonly PostmanRequest[] {
  return [...(request ? [request] : []), ...item.flatMap(requestsIn)];
}

const collection = await importFile(openApiTexts.en);
const requests = requestsIn(collection);

/** Address of a request as the document writes it. */
function placeOf({method, url}: PostmanRequest): string {
  const path = (url.path ?? []).map((part) => part.replace(/^:(\w+)$/, '{$1}')).join('/');
  return `${method} /${path}`;
}

function requestTo(place: string): PostmanRequest {
  const request = requests.find((entry) => placeOf(entry) === place);
  if (!request) throw new Error(`Postman has no request ${place}`);
  return request;
}

test('Postman makes a request of every operation, in a folder for each group', () => {
  const places = operationsIn(openApiDocuments.en)
    .filter(({isOther}) => !isOther)
    .map(({method, path}) => `${method} ${path}`);
  expect(requests.map(placeOf).toSorted()).toEqual(places.toSorted());
  expect(collection.item?.map(({name}) => name)).toEqual(
    expect.arrayContaining(openApiDocuments.en.tags.map(({name}) => name)),
  );
});

test('Postman starts at AList as it’s installed', () => {
  const values = Object.fromEntries(collection.variable.map(({key, value}) => [key, value]));
  const base = (values['baseUrl'] ?? '').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_all, name: string) => values[name] ?? '',
  );
  expect(base).toBe('http://localhost:5244');
});

test('Postman can list a folder: body of the example, and the bare token in its header', () => {
  const {body, auth} = requestTo('POST /api/fs/list');
  expect(JSON.parse(body?.raw ?? '')).toMatchObject({path: '/drive/reports', page: 1});
  expect(auth?.type).toBe('apikey');
  expect(auth?.apikey).toContainEqual({key: 'key', value: 'Authorization'});
  expect(auth?.apikey).toContainEqual({key: 'in', value: 'header'});
});

test('Postman can upload a form, and pass on parameters of the query', () => {
  const form = requestTo('PUT /api/fs/form');
  expect(form.body?.mode).toBe('formdata');
  expect(form.body?.formdata).toContainEqual(expect.objectContaining({key: 'file', type: 'file'}));
  expect(form.header).toContainEqual(expect.objectContaining({key: 'File-Path'}));
  const driver = requestTo('GET /api/admin/driver/info');
  expect(driver.url.query).toContainEqual(expect.objectContaining({key: 'driver', value: 'Local'}));
});

test('Postman sends name and password to WebDAV', () => {
  expect(requestTo('PUT /dav/{path}').auth?.type).toBe('basic');
});
