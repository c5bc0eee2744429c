import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {readPartly} from '@site/src/build/facts/catalogue';
import {unusedTextFaults} from '@site/src/build/page-checks/factTexts';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {siteFacts} from '@site/tests/helpers/facts';

const NOTE = 'Name of the bucket to mount.';

let folder = '';

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'texts-')), 'xx');
});

afterEach(() => rmSync(path.dirname(folder), {recursive: true, force: true}));

function write(name: string, content: object): void {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, name), JSON.stringify(content));
}

/** The facts as readers of a language see them whose folder this is. */
function localized() {
  const translations = {...siteFacts.translations, xx: readPartly(folder)};
  return localizeFacts({...siteFacts, translations}, 'xx');
}

describe('facts in a language that has only some texts', () => {
  test('are English without any', () => {
    expect(localized().text('drivers', NOTE)).toBe(NOTE);
    expect(localized().driverName('AliyundriveOpen')).toBe('Aliyundrive Open');
    expect(localized().field('S3', 'bucket')).toEqual({text: 'Bucket'});
  });

  test('have those that are there', () => {
    write('drivers.json', {[NOTE]: 'Xame of the bucket.'});
    expect(localized().text('drivers', NOTE)).toBe('Xame of the bucket.');
    expect(localized().text('errors', NOTE)).toBe(NOTE);
  });

  test('name a text that is none', () => {
    write('drivers.json', {[NOTE]: ''});
    expect(() => localized()).toThrow(/xx\/drivers\.json: "Name of the bucket to mount\.": /);
  });

  test('name a text that belongs to no fact, with the one that was meant', () => {
    const {note} = siteFacts.field('S3', 'bucket');
    write('drivers.json', {[note]: 'Xucket.', [`${note}.`]: 'Xucket.'});
    const translations = {...siteFacts.translations, xx: readPartly(folder)};
    const faults = unusedTextFaults('.', {...siteFacts, translations});
    expect(faults.map(({message}) => message)).toEqual([
      `src/data/xx/drivers.json: no fact has the English text "${note}.". Did you mean \`${note}\`? Correct or delete it.`,
    ]);
  });

  test('explain a word on the screen', () => {
    write('labelMeanings.json', {'drivers.S3.bucket': {screen: 'Bucket', means: 'Xucket'}});
    expect(localized().field('S3', 'bucket')).toEqual({text: 'Bucket', meaning: 'Xucket'});
  });
});
