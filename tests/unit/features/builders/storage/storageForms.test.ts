import {execFileSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {loginKinds} from '@site/src/build/facts/logins';
import {storageBody} from '@site/src/build/facts/storageBody';
import {storageForms} from '@site/src/build/facts/storageForms';
import {fieldsOf, valuesOf} from '@site/src/features/builders/storage/draft';
import {faultOf} from '@site/src/features/builders/storage/faults';
import {samples} from '@site/src/lib/shared/samples/samples';
import {createBody, createRequest, type StorageForm} from '@site/src/lib/shared/storageForm';
import {bucketKey} from '@site/tests/helpers/bucketKey';
import {siteFacts} from '@site/tests/helpers/facts';

const forms = Object.values(storageForms(siteFacts, localizeFacts(siteFacts, 'en'))).flat();
const chinese = Object.values(storageForms(siteFacts, localizeFacts(siteFacts, 'zh'))).flat();
const names = forms.map(({driver}) => driver);

const formOf = (driver: string): StorageForm => {
  const form = forms.find((each) => each.driver === driver);
  if (!form) throw new Error(`no form of ${driver}`);
  return form;
};

/** Everything that ends or changes a text in a shell, in JSON, or on a screen. */
const HOSTILE =
  'a "b" \'c\' `d` \\e \\n $HOME $(id) ${f} !g {h}; & | < > # *\n\t年度报告 “引号” 😀 \u{2028} end\\';

/** What the shell hands to curl, run in Bash with a function in the program's place. */
function curlArguments(commands: readonly string[]): readonly (readonly string[])[] {
  const script = [
    String.raw`curl() { for each in "$@"; do printf '%s\0' "$each"; done; printf '\1\0'; }`,
    ...commands,
  ].join('\n');
  const output = execFileSync('bash', ['-u', '-s'], {
    input: script,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return output
    .split('\u{1}\0')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1));
}

describe('the forms of the drivers', () => {
  test('there is one for each driver, in both languages', () => {
    expect(names.toSorted()).toEqual(siteFacts.raw.drivers.map(({name}) => name).toSorted());
    expect(chinese.map(({driver}) => driver)).toEqual(names);
  });

  test('common fields come first, in the order of AList’s form', () => {
    expect(formOf('S3').common.map(({key}) => key)).toEqual([
      'mount_path',
      'order',
      'remark',
      'cache_expiration',
      'web_proxy',
      'webdav_policy',
      'down_proxy_url',
      'down_proxy_sign',
      'order_by',
      'order_direction',
      'extract_folder',
      'disable_index',
      'enable_sign',
    ]);
  });

  test('a driver that can’t redirect has no field for it', () => {
    const keys = formOf('FTP').common.map(({key}) => key);
    expect(keys).not.toContain('web_proxy');
    const policy = formOf('FTP').common.find(({key}) => key === 'webdav_policy');
    expect(policy?.options?.map(({value}) => value)).toEqual(['use_proxy_url', 'native_proxy']);
  });

  test('names are those of the screen in the language of the page', () => {
    const mountPath = (all: readonly StorageForm[]) => all[0]?.common[0]?.label;
    expect(mountPath(forms)).toBe('Mount Path');
    expect(mountPath(chinese)).toBe('显示文件夹名称');
  });

  test('everything that a driver signs in with is a secret, but no address or name is', () => {
    const withoutSecret = siteFacts.raw.drivers.filter((driver) => {
      const [kind] = loginKinds(driver);
      return kind !== 'none' && !formOf(driver.name).own.some(({isSecret}) => isSecret);
    });
    expect(withoutSecret.map(({name}) => name)).toEqual([]);
    const keys = new Set(
      forms.flatMap(({own}) => own.flatMap((field) => (field.isSecret ? [field.key] : []))),
    );
    for (const key of [
      'username',
      'address',
      'oauth_token_url',
      'access_key_id',
      bucketKey,
      'root_folder_id',
    ])
      expect(keys, key).not.toContain(key);
    for (const key of [
      'cookie',
      'refresh_token',
      'client_secret',
      'password',
      'private_key',
      'secret_access_key',
    ])
      expect(keys, key).toContain(key);
  });

  test('no default of a driver is wrong', () => {
    const wrong = forms.flatMap((form) =>
      fieldsOf(form).flatMap((field) => {
        const fault = field.default === null ? undefined : faultOf(field, field.default);
        return fault === undefined ? [] : [`${form.driver}.${field.key}: ${fault}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('Chunker’s size is entered in MB, as in AList’s form, and stored in bytes', () => {
    const form = formOf('Chunker');
    expect(valuesOf(form, {chunk_size: '512'})).toEqual({chunk_size: 512 * 1024 ** 2});
  });
});

describe('the conditions of known issues', () => {
  test('name fields of the form, and values that they can have', () => {
    const wrong = forms.flatMap((form) =>
      form.issues.flatMap(({when = {}}) =>
        Object.entries(when).filter(([key, value]) => {
          const field = fieldsOf(form).find((each) => each.key === key);
          if (field?.type === 'bool') return value !== 'true' && value !== 'false';
          return (
            !field || (field.options && !field.options.some((option) => option.value === value))
          );
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the request', () => {
  test.each(names)('of %s without any value is the body of the form’s defaults', (name) => {
    const body = createBody(formOf(name), valuesOf(formOf(name), {}));
    expect(body).toEqual(storageBody(siteFacts, siteFacts.driver(name), {}));
    expect(body['driver']).toBe(name);
    expect(JSON.parse(String(body['addition']))).toBeTypeOf('object');
  });

  test('has a value of the right type for every switch and number, which AList can’t read from a text', () => {
    const types = {bool: 'boolean', number: 'number', float: 'number'} as const;
    const wrong = forms.flatMap((form) => {
      const body = createBody(form, {});
      const own = JSON.parse(String(body['addition'])) as Record<string, unknown>;
      return fieldsOf(form).flatMap(({key, type}) => {
        if (type !== 'bool' && type !== 'number' && type !== 'float') return [];
        const value = key in own ? own[key] : body[key];
        const isRight = value === undefined || typeof value === types[type];
        return isRight ? [] : [`${form.driver}.${key}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('reaches curl through Bash as it is meant, for every driver, with any value', () => {
    const bodies = forms.map((form) => {
      const draft = Object.fromEntries(
        fieldsOf(form)
          .filter(({type}) => type === 'string' || type === 'text')
          .map(({key}) => [key, `${key} ${HOSTILE}`]),
      );
      return createBody(form, valuesOf(form, draft));
    });
    const calls = curlArguments(bodies.map((body) => samples.curl(createRequest(body))));
    expect(calls).toHaveLength(98);
    for (const [index, call] of calls.entries()) {
      const sent = JSON.parse(call.at(-1) ?? '') as Record<string, string>;
      expect(sent).toEqual(bodies[index]);
      const own = JSON.parse(sent['addition'] ?? '') as Record<string, string>;
      const texts =
        forms[index]?.own.filter(({type}) => type === 'string' || type === 'text') ?? [];
      expect(texts.filter(({key}) => own[key] !== `${key} ${HOSTILE}`)).toEqual([]);
    }
  });
});
