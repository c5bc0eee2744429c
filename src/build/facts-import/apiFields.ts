import {compareVersions} from '../../lib/shared/versions';
import type {RouteFact} from '../facts/schema';
import type {RawFacts} from '../facts/read';
import type {Releases} from '../facts/releases';

/** Where the source has the fields of an endpoint that clients use. */
interface ApiSource {
  /** Route by its id in the facts. */
  readonly route: string;
  /** File with the code of the endpoint. */
  readonly file: string;
  /** Structs with the fields; a struct that took the place of another is listed with it. None for headers. */
  readonly structs: readonly string[];
  /** What is looked up: the request, its headers, the data of the response, or the entries of its list. */
  readonly part: 'request' | 'header' | 'data' | 'data.content';
}

const READ = 'server/handles/fsread.go';
const CHANGE = 'server/handles/fsmanage.go';
const TASKS = 'server/handles/task.go';

/** Endpoints whose fields are traced through the tags. */
const apiSources: readonly ApiSource[] = [
  {route: 'any-api-fs-list', part: 'request', file: READ, structs: ['ListReq']},
  {route: 'any-api-fs-list', part: 'data', file: READ, structs: ['FsListResp']},
  {
    route: 'any-api-fs-list',
    part: 'data.content',
    file: READ,
    structs: ['ObjResp', 'ObjLabelResp'],
  },
  {route: 'any-api-fs-get', part: 'request', file: READ, structs: ['FsGetReq']},
  {route: 'any-api-fs-get', part: 'data', file: READ, structs: ['FsGetResp', 'ObjResp']},
  {route: 'post-api-fs-rename', part: 'request', file: CHANGE, structs: ['RenameReq']},
  {route: 'post-api-fs-move', part: 'request', file: CHANGE, structs: ['MoveCopyReq']},
  {route: 'post-api-fs-copy', part: 'request', file: CHANGE, structs: ['MoveCopyReq']},
  {route: 'post-api-task-type-info', part: 'data', file: TASKS, structs: ['TaskInfo']},
  {route: 'put-api-fs-put', part: 'header', file: 'server/handles/fsup.go', structs: []},
];

/** Files that {@link readApiFields} needs of each release. */
export const apiFiles: readonly string[] = [...new Set(apiSources.map(({file}) => file))];

/** Fields and headers in a file of Go: JSON keys by struct, and headers that it reads, under an empty name. */
function fieldsInGo(code: string): ReadonlyMap<string, readonly string[]> {
  const structs = [...code.matchAll(/^type (\w+) struct \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', body = '']) =>
      [name, [...body.matchAll(/json:"(\w+)/g)].map(([, key = '']) => key)] as const,
  );
  const headers = [...code.matchAll(/GetHeader\("([\w-]+)"\)/g)].map(([, name = '']) => name);
  return new Map<string, readonly string[]>([...structs, ['', headers]]);
}

/** Names that the facts have for a part of a route, with those of a shared type in it. */
function describedNames(
  facts: Pick<RawFacts, 'api'>,
  {route: id, part}: ApiSource,
): readonly string[] {
  const route = facts.api.routes.find((each) => each.id === id);
  const {request, response}: Partial<RouteFact> = route ?? {};
  const named = (list: readonly {readonly name: string}[] = []) => list.map(({name}) => name);
  /** Fields of the type that is named, such as `ListObj` in `array of ListObj`. */
  const typed = (text = '') => named(facts.api.types[text.replace('array of ', '')]?.fields);
  const data = response?.data;
  if (part === 'request') return named(request?.body?.fields);
  if (part === 'header') return named(request?.header);
  if (part === 'data') return [...named(data?.fields), ...typed(data?.type)];
  return typed(data?.fields?.find(({name}) => name === 'content')?.type);
}

/**
 * First release of every field and header that is younger than its endpoint, by the route's id and the name, which
 * begins with `data` in a response: `any-api-fs-list.data.has_more`.
 *
 * @param releases the code of {@link apiFiles} in each release, by file, the oldest first
 */
export function readApiFields(
  releases: readonly (readonly [version: string, files: ReadonlyMap<string, string>])[],
  facts: Pick<RawFacts, 'api'>,
): Releases['apiFields'] {
  const read = releases.map(
    ([version, files]) =>
      [version, new Map([...files].map(([file, code]) => [file, fieldsInGo(code)]))] as const,
  );
  const found: Record<string, string> = {};
  for (const source of apiSources) {
    const prefix = source.part.startsWith('data') ? `${source.part}.` : '';
    const places = source.structs.length > 0 ? source.structs : [''];
    /** Releases that have the code at all; a field of the first of them is as old as its endpoint. */
    const own = read.flatMap(([version, files]) => {
      const names = places.flatMap((place) => files.get(source.file)?.get(place) ?? []);
      return names.length > 0 ? [[version, names] as const] : [];
    });
    for (const name of describedNames(facts, source)) {
      const first = own.find(([, names]) => names.includes(name))?.[0];
      const start = own[0]?.[0];
      if (first !== undefined && start !== undefined && compareVersions(first, start) > 0)
        found[`${source.route}.${prefix}${name}`] = first;
    }
  }
  return found;
}
