import {createConfig, lintFromString} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {completeLocales} from '@site/src/lib/shared/localized';
import type {Content, MediaType, Response} from '@site/src/build/openapi/openapi';
import {openApiDocuments, openApiTexts, operationsIn} from './documents';
import type {PlacedOperation} from './documents';

async function problemsOf(source: string): Promise<readonly string[]> {
  const config = await createConfig({extends: ['recommended']});
  const problems = await lintFromString({source, config});
  return problems.map(
    ({ruleId, message, location: [place]}) => `${ruleId}: ${message} ${place?.pointer ?? ''}`,
  );
}

test.each(completeLocales)(
  'the file in %s is valid OpenAPI and follows the recommended rules',
  async (locale) => {
    expect(await problemsOf(openApiTexts[locale])).toEqual([]);
  },
);

test('the rules see examples: one with a wrong type or an unknown field is a fault', async () => {
  const text = openApiTexts.en;
  expect(await problemsOf(text.replace('"per_page": 50', '"per_page": "50"'))).toEqual([
    expect.stringContaining('no-invalid-media-type-examples'),
  ]);
  expect(await problemsOf(text.replace('"has_more": false,', '"has_mor": false,'))).toContainEqual(
    expect.stringMatching(/^no-invalid-media-type-examples: .*`has_mor`/),
  );
});

/** All values in a document, however deep. */
function valuesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(valuesIn)];
}

test('no example contains what Spectral takes for a schema', () => {
  const contents = operationsIn(openApiDocuments.en).flatMap(({operation}) => [
    ...Object.values(operation.responses).flatMap((response) =>
      'content' in response ? Object.values(response.content ?? {}) : [],
    ),
    ...Object.values(operation.requestBody?.content ?? {}),
  ]);
  const examples = contents.flatMap(({example, examples: named}) => valuesIn([example, named]));
  const isSchemaLike = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'default' in value && 'type' in value;
  expect(examples.length).toBeGreaterThan(1000);
  expect(examples.filter(isSchemaLike)).toEqual([]);
});

/** Results with fields of drivers, whose examples are in the schema of a field (`DriverItem`). */
const SHOWN_IN_SCHEMA = ['adminDriverInfo', 'adminDriverList'];

function isShown({example, examples}: MediaType): boolean {
  return example !== undefined || Object.hasOwn(examples ?? {}, 'success');
}

/** What a success lacks: its status, a target, content, or, without content, headers that show it. */
function lackOf(method: string, status: string, {headers, content}: Response): string | undefined {
  const isErrors = ({examples = {}}: MediaType): boolean =>
    Object.keys(examples).length > 0 && !Object.hasOwn(examples, 'success');
  const results = Object.values(content ?? {}).filter((media) => !isErrors(media));
  if (!/^\d+$/.test(status)) return 'a status';
  if (status === '302') return headers?.['Location'] ? undefined : 'a target';
  if (results.length > 0) return results.some(isShown) ? undefined : 'content';
  if (content) return 'a result';
  return method === 'HEAD' && !headers ? 'headers' : undefined;
}

/** What the responses of an operation lack; one of them shows its success. */
function lacksOf({method, operation: {responses}}: PlacedOperation): readonly string[] {
  // Status 301 only leads to the path with a slash.
  const successes = Object.entries(responses).flatMap(([status, response]) =>
    /^(2|302)/.test(status) && !('$ref' in response) ? [[status, response] as const] : [],
  );
  const lacks = successes.map(([status, response]) => lackOf(method, status, response));
  return lacks.includes(undefined) ? [] : lacks.map((lack) => `response: ${lack ?? ''}`);
}

function hasExamples(content: Content): boolean {
  return Object.values(content).every(isShown);
}

test('each operation shows a success, and the body of a request if it has one', () => {
  const lacks = operationsIn(openApiDocuments.en).flatMap((entry) => {
    const {operationId: id, requestBody} = entry.operation;
    const isSent = requestBody === undefined || hasExamples(requestBody.content);
    return [
      ...(SHOWN_IN_SCHEMA.includes(id) ? [] : lacksOf(entry)),
      ...(isSent ? [] : ['request body']),
    ].map((lack) => `${id}: ${lack}`);
  });
  expect(lacks).toEqual([]);
});

test('no two parameters of an operation have the same name in a generated client for Go', () => {
  const name = (text: string): string => text.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
  for (const {operation} of operationsIn(openApiDocuments.en)) {
    const names = (operation.parameters ?? []).map((parameter) =>
      name(parameter['x-go-name'] ?? parameter.name),
    );
    expect(new Set(names).size, operation.operationId).toBe(names.length);
  }
  const [login] = operationsIn(openApiDocuments.en).filter(
    ({operation}) => operation.operationId === 'authLogin',
  );
  expect(login?.operation.parameters).toContainEqual(
    expect.objectContaining({name: 'Client-Id', 'x-go-name': 'ClientIdHeader'}),
  );
});

test('generators get no type null for a field, which several of them can’t write', () => {
  const schemas = openApiDocuments.en.components.schemas;
  const fields = valuesIn(schemas).flatMap((value) =>
    typeof value === 'object' && value !== null && 'properties' in value
      ? Object.values((value as {properties: Record<string, {type?: unknown}>}).properties)
      : [],
  );
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter(({type}) => type === 'null')).toEqual([]);
});

test('no schema has the name that a generator for Go gives to a response', () => {
  const names = operationsIn(openApiDocuments.en).map(
    ({operation: {operationId: id}}) => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}Response`,
  );
  const taken = Object.keys(openApiDocuments.en.components.schemas);
  expect(names.filter((name) => taken.includes(name))).toEqual([]);
});
