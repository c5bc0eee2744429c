import {createConfig, lintFromString} from '@redocly/openapi-core';
import {expect, test} from 'vitest';
import {localeCodes} from '@site/src/lib/shared/localized';
import {openApiTexts} from './documents';

/** Recommended rules that don't fit AList, each with the reason. */
const rulesOff = {
  // Some endpoints only redirect.
  'operation-2xx-response': 'off',
  // The list of S3 buckets is at /s3/; a slash less isn't the same address.
  'no-path-trailing-slash': 'off',
} as const;

async function problemsOf(source: string): Promise<readonly string[]> {
  const config = await createConfig({extends: ['recommended'], rules: rulesOff});
  const problems = await lintFromString({source, config});
  return problems.map(
    ({ruleId, message, location: [place]}) => `${ruleId}: ${message} ${place?.pointer ?? ''}`,
  );
}

test.each(localeCodes)(
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
