import {expect, test} from 'vitest';
import {schemaOfField, schemaOfType} from '@site/src/build/openapi/schemaOf';
import {openApiText} from '@site/src/build/openapi/writeOpenApi';
import {copyFacts} from '@site/tests/helpers/facts';

const types = new Set(['Obj']);
const ref = {$ref: '#/components/schemas/Obj'};

test.each([
  ['string', {type: 'string'}],
  ['string (RFC 3339 time)', {type: 'string', format: 'date-time'}],
  ['any', {}],
  ['Obj', ref],
  ['array of Obj', {type: 'array', items: ref}],
  ['array of objects', {type: 'array', items: {type: 'object'}}],
  ['object of strings', {type: 'object', additionalProperties: {type: 'string'}}],
  [
    'object of string arrays',
    {type: 'object', additionalProperties: {type: 'array', items: {type: 'string'}}},
  ],
  ['Obj or array of Obj', {anyOf: [ref, {type: 'array', items: ref}]}],
  ['array of {name, ok}', {type: 'array', items: {type: 'object', properties: {name: {}, ok: {}}}}],
])('reads the type %s', (type, schema) => {
  expect(schemaOfType(type, types, '')).toEqual(schema);
});

test.each(['Objs', 'array of', 'list of Obj', 'string or ', 'Array of Obj', '{}'])(
  'doesn’t guess what %j means',
  (type) => {
    expect(() => schemaOfType(type, types, 'route "x", query')).toThrow(
      /^src\/data\/facts\/api\.json: route "x", query: unknown type ".*"\. Use a simple type/,
    );
  },
);

test('a value that can be null is one of its types or null', () => {
  const field = {name: 'x', note: '', nullable: true} as const;
  expect(schemaOfField({...field, type: 'string', values: ['a']}, types, '')).toEqual({
    type: ['string', 'null'],
    enum: ['a', null],
  });
  expect(schemaOfField({...field, type: 'Obj'}, types, '')).toEqual({
    anyOf: [ref, {type: 'null'}],
  });
});

test('a word for what happens is no default of a number', () => {
  const field = {name: 'per_page', type: 'integer', note: ''};
  expect(schemaOfField({...field, default: 'all'}, types, '')).toEqual({type: 'integer'});
  expect(schemaOfField({...field, default: 30}, types, '')).toEqual({type: 'integer', default: 30});
});

interface ApiFile {
  readonly groups: string[];
  readonly routes: {
    id: string;
    path: string;
    response: {content_type: string};
    request: {query?: {type: string}[]};
  }[];
}

test.each<[string, (api: ApiFile) => unknown, RegExp]>([
  [
    'a type',
    ({routes}) =>
      routes.flatMap(({request}) => request.query ?? []).map((field) => (field.type = 'int')),
    /route ".*", query, ".*": unknown type "int"\. Use/,
  ],
  [
    'a path',
    ({routes: [route]}) => {
      if (route) route.path = '/api/(x)';
    },
    /route ".*": the path "\/api\/\(x\)" has no form in OpenAPI\. Write it as/,
  ],
  [
    'a kind of response',
    ({routes}) => routes.map(({response}) => (response.content_type = '(what)')),
    /route ".*": unknown response content_type "\(what\)"\. Use a media type or one of/,
  ],
  ['a group', ({groups}) => groups.push('new'), /groups: "new" has no description\. Add it to/],
])('%s that the build doesn’t know stops it', (_what, spoil, message) => {
  const copy = copyFacts();
  copy.edit<ApiFile>('facts/api.json', (api) => void spoil(api));
  const write = (): string =>
    openApiText({
      siteDir: copy.siteDir,
      baseUrl: '/',
      siteConfig: {url: 'https://docs.example.org'} as never,
      i18n: {currentLocale: 'en'} as never,
    });
  expect(write).toThrow(message);
});
