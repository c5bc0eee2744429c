import {chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {parseDocument} from 'yaml';
import {
  choicesOf,
  databases,
  encryptions,
  encryptionsFor,
  images,
  methods,
  methodsOn,
  proxies,
  proxiesFor,
  registries,
  systems,
  type Choices,
  type Draft,
} from '@site/src/features/builders/install/choices';
import {installFault} from '@site/src/features/builders/install/faults';
import {planOf, type Step, type StepName} from '@site/src/features/builders/install/plan';
import {comments} from '@site/src/features/builders/install/texts';
import {pairwise} from '@site/tests/helpers/pairwise';
import {composeProblems, type ComposeFile} from './compose';
import {powershellReader} from './powershell';
import {
  apacheConfiguration,
  caddyConfiguration,
  caddyEnvironment,
  nginxArguments,
  nginxConfiguration,
  writeCertificate,
} from './servers';
import {describeWith, run, temporaryFolder, type Verdict} from './tools';

/** What readers have in their passwords and paths. */
const AWKWARD = [
  'plain',
  "it's",
  'say "hi"',
  '$HOME ${PATH} $$',
  '`id` $(id)',
  String.raw`back\slash \n \\`,
  '中文 文件夹，全角',
  '%h %n %%',
  'a #b ; c',
  '& | < > *',
  '‘typeset’ “quotes”',
  '-- - ! ~ [x] {y}',
] as const;

/** A path can't have everything that a password has. */
const inPath = (text: string): string => text.replaceAll(/[:\n]/g, '');

/** Certificates: nginx and Caddy have no escape for the start of a variable, so the form refuses it. */
const inCertificate = (text: string): string => text.replaceAll(/[${}:\n]/g, '');

/** Everything in the form that decides what is made, with values to try. */
const FACTORS = {
  system: systems,
  method: methods,
  proxy: proxies,
  https: encryptions,
  host: ['files.example.com', '网盘.example.com', '192.0.2.7', ''],
  subpath: ['', '/alist', '/a/b.c-d_e'],
  port: ['', '8080', '81'],
  publicPort: ['', '8443', '443'],
  upstream: ['', '192.0.2.9', 'localhost'],
  folder: AWKWARD,
  media: ['', ...AWKWARD],
  canWrite: ['false', 'true'],
  certificate: AWKWARD,
  email: ['', 'anna@example.com'],
  puid: ['', '1000'],
  timeZone: ['', 'Asia/Shanghai'],
  image: images,
  registry: registries,
  database: databases,
  dbPassword: [...AWKWARD, 'two\nlines', ''],
  dbTls: ['false', 'true'],
} as const satisfies Partial<Record<keyof Choices, readonly string[]>>;

type Row = Readonly<Record<keyof typeof FACTORS, string>>;

/** Whether the form offers these choices together. Rows can still be incomplete. */
function isOffered({
  system,
  method,
  proxy,
  https,
  folder = '',
}: Partial<Record<string, string>>): boolean {
  const choices = {system, method, proxy, https} as Partial<Choices>;
  const {system: on, method: by, proxy: behind, https: with_} = choices;
  if (on && by && !methodsOn(on).includes(by)) return false;
  if (by && behind && !proxiesFor(by).includes(behind)) return false;
  if (on && behind && with_ && !encryptionsFor(behind, on).includes(with_)) return false;
  // systemd and the script refuse some folders.
  if (by === 'script') return /^[\w]*$/.test(folder);
  return !(on === 'linux' && by === 'binary' && /['"\\]/.test(folder));
}

/** Each pair of values that the form offers is in one of these rows. */
const rows = pairwise(FACTORS, isOffered) as readonly Row[];

/** What a reader with these values gets. */
interface Case {
  readonly where: string;
  readonly folder: string;
  readonly draft: Draft;
  readonly choices: Choices;
  readonly steps: readonly Step[];
}

/** Folders of the tests stand for those of the reader's machine, so that programs find what the files name. */
function caseOf(row: Row, index: number, base: string): Case {
  const folder = path.join(base, String(index));
  const isWindows = row.system === 'windows';
  const place = (text: string): string =>
    isWindows ? String.raw`C:\data ` + text.replaceAll('\\', '') : path.join(folder, text);
  const certificates = path.join(folder, 'certs', inCertificate(row.certificate));
  const draft: Draft = {
    ...row,
    folder: place(inPath(row.folder)),
    media: row.media === '' ? '' : place(`media ${inPath(row.media)}`),
    certificate: path.join(certificates, 'fullchain.pem'),
    key: path.join(certificates, 'privkey.pem'),
  };
  const choices = choicesOf('docker', draft);
  const {steps} = planOf(choices, comments);
  return {where: `case ${index} ${JSON.stringify(row)}`, folder, draft, choices, steps};
}

let cases: readonly Case[] = [];
const base = temporaryFolder();
beforeAll(async () => {
  cases = rows.map((row, index) => caseOf(row, index, base));
  await writeCertificate(base);
  for (const {draft} of cases) {
    mkdirSync(path.dirname(draft.certificate ?? ''), {recursive: true});
    copyFileSync(path.join(base, 'cert.pem'), draft.certificate ?? '');
    copyFileSync(path.join(base, 'key.pem'), draft.key ?? '');
  }
});

const stepOf = ({steps}: Case, name: StepName): Step | undefined =>
  steps.find((step) => step.name === name);

/** Cases with a step, which must be some. */
function having(name: StepName, isWanted: (each: Case) => boolean = () => true): readonly Case[] {
  const found = cases.filter((each) => stepOf(each, name) && isWanted(each));
  expect(found.length).toBeGreaterThan(2);
  return found;
}

/** What a check refuses, with the case. */
async function problemsOf(
  some: readonly Case[],
  check: (each: Case) => Promise<Verdict>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const each of some) {
    const {isGood, output} = await check(each);
    if (!isGood) problems.push(`${each.where}: ${output}`);
  }
  return problems;
}

/** Mounts that the container has, as Docker takes them. */
function mountsOf({folder, media, canWrite}: Choices): readonly string[] {
  const ending = canWrite ? '' : ':ro';
  return [`${folder}:/opt/alist/data`, ...(media === '' ? [] : [`${media}:/mnt/media${ending}`])];
}

/** The variable with the password. For PostgreSQL, it can be part of another one. */
function passwordOf({database, dbPassword}: Choices): readonly string[] {
  return database === 'mysql' ? [`DB_PASS=${dbPassword || '<password>'}`] : [];
}

const SETTING = {http: 18_080, https: 18_443, alist: '127.0.0.1:5244'};

describe('all choices in pairs', () => {
  test('are about 200 cases, none of which the form refuses', () => {
    expect(rows.length).toBeGreaterThan(150);
    const refused = cases.flatMap(({draft, choices, where}) =>
      (Object.keys(draft) as (keyof Choices)[])
        .filter((key) => !(key === 'publicPort' && draft.publicPort === choices.port))
        .flatMap((key) => {
          const fault = installFault(key, draft, choices);
          return fault === undefined ? [] : [`${where}: ${key} ${fault}`];
        }),
    );
    expect(refused).toEqual([]);
  });
});

describe('Compose files', () => {
  const read = (each: Case): ComposeFile =>
    parseDocument(stepOf(each, 'compose')?.code ?? '').toJSON() as ComposeFile;
  /** What Compose makes of a text: `$$` is a dollar sign, and a variable is its value. */
  const filled = (text: string): string =>
    text.replaceAll(/\$\$|\$\{HOME\}/g, (found) => (found === '$$' ? '$' : '~'));

  test('are YAML in both versions, and match the schema of the Compose specification', () => {
    const files = having('compose').map((each) => {
      const code = stepOf(each, 'compose')?.code ?? '';
      const [newer, older] = (['1.2', '1.1'] as const).map((version) =>
        parseDocument(code, {version}),
      );
      expect([newer?.errors, newer?.warnings, older?.errors]).toEqual([[], [], []]);
      expect(older?.toJSON()).toEqual(newer?.toJSON());
      return {where: each.where, content: read(each)};
    });
    expect(composeProblems(files, temporaryFolder())).toEqual([]);
  });

  test('have the reader’s values letter for letter', () => {
    for (const each of having('compose')) {
      const {choices, where} = each;
      const service = read(each).services['alist'] as {
        readonly environment: readonly string[];
        readonly volumes: readonly string[];
      };
      expect([where, service.volumes.map(filled)[0]]).toEqual([where, mountsOf(choices)[0]]);
      const values = [...service.environment, ...service.volumes].map(filled);
      expect(values).toEqual(
        expect.arrayContaining([...mountsOf(choices), ...passwordOf(choices)]),
      );
    }
  });
});

describe('files in JSON and YAML', () => {
  test('can be read, and name a setting or a certificate', () => {
    const names = ['config', 'configPart', 'tlsFile'] as const;
    for (const name of names) {
      for (const each of having(name)) {
        const code = stepOf(each, name)?.code ?? '';
        const content = (
          name === 'tlsFile' ? parseDocument(code).toJSON() : JSON.parse(code)
        ) as object;
        const keys = Object.keys(content);
        expect([each.where, keys.length > 0]).toEqual([each.where, true]);
        const known = ['site_url', 'scheme', 'database', 'tls'];
        expect(keys.filter((key) => !known.includes(key))).toEqual([]);
      }
    }
  });
});

describe('config.json', () => {
  test.each(FACTORS.dbPassword)('is JSON that has the password %j', (dbPassword) => {
    const choices = choicesOf('manual', {database: 'mysql', dbPassword});
    const step = planOf(choices, comments).steps.find(({name}) => name === 'config');
    const config = JSON.parse(step?.code ?? '') as {
      readonly database: {readonly password: string};
    };
    expect([`DB_PASS=${config.database.password}`]).toEqual(passwordOf(choices));
  });
});

describeWith('nginx', 'the files of the installation builder', (nginx) => {
  test('are accepted by nginx -t, which opens the certificates', async () => {
    const some = having('proxyFile', ({choices}) => choices.proxy === 'nginx');
    const problems = await problemsOf(some, (each) => {
      const file = path.join(base, 'nginx.conf');
      const code = stepOf(each, 'proxyFile')?.code ?? '';
      const {https} = each.choices;
      // Certbot's folder isn't here. The reader's own certificate is.
      const sample =
        https === 'own' ? code.replaceAll(/(ssl_certificate(?:_key)?) /g, '$1\t') : code;
      const whole = nginxConfiguration(sample, {...SETTING, folder: base});
      writeFileSync(file, whole);
      return run(nginx, ['-t', '-q', ...nginxArguments(base, file)]);
    });
    expect(problems).toEqual([]);
  });
});

describeWith('caddy', 'the files of the installation builder', (caddy) => {
  test('are accepted by caddy validate, which opens the certificates', async () => {
    const some = having('proxyFile', ({choices}) => choices.proxy === 'caddy');
    const problems = await problemsOf(some, (each) => {
      const file = path.join(each.folder, 'Caddyfile');
      const code = stepOf(each, 'proxyFile')?.code ?? '';
      writeFileSync(file, caddyConfiguration(code, {...SETTING, folder: base}));
      const args = ['validate', '--adapter', 'caddyfile', '--config', file];
      return run(caddy, args, caddyEnvironment(base));
    });
    expect(problems).toEqual([]);
  });
});

describeWith('apache', 'the files of the installation builder', (apache) => {
  test('are accepted by apachectl -t, which opens the certificates', async () => {
    const some = having('proxyFile', ({choices}) => choices.proxy === 'apache');
    const problems = await problemsOf(some, (each) => {
      const file = path.join(each.folder, 'apache.conf');
      const code = stepOf(each, 'proxyFile')?.code ?? '';
      const modules = /a2enmod (.*)/.exec(stepOf(each, 'proxyLoad')?.code ?? '')?.[1]?.split(' ');
      const known = modules ?? ['ssl', 'headers', 'proxy', 'proxy_http'];
      const sample =
        each.choices.https === 'own'
          ? code.replaceAll(/(SSLCertificate(?:Key)?File) /g, '$1\t')
          : code;
      writeFileSync(file, apacheConfiguration(sample, known, {...SETTING, folder: base}));
      return run(apache, ['-t', '-f', file]);
    });
    expect(problems).toEqual([]);
  });
});

describeWith('systemd', 'the units of the installation builder', (systemd) => {
  test('are accepted by systemd-analyze verify, which looks for the program', async () => {
    const some = having('unit');
    const problems = await problemsOf(some, async ({folder, choices, ...each}) => {
      mkdirSync(choices.folder, {recursive: true});
      const program = path.join(choices.folder, 'alist');
      writeFileSync(program, '#!/bin/sh\n');
      chmodSync(program, 0o755);
      const file = path.join(folder, 'alist.service');
      writeFileSync(file, `${stepOf({folder, choices, ...each}, 'unit')?.code ?? ''}\n`);
      const verdict = await run(systemd, ['verify', '--man=no', file]);
      return {
        isGood: verdict.isGood && !verdict.output.includes('alist'),
        output: verdict.output,
      };
    });
    expect(problems).toEqual([]);
  });
});

describe('the commands of the installation builder for PowerShell', () => {
  test('have a place in its grammar', async () => {
    const read = await powershellReader();
    const some = cases.flatMap(({steps, where}) =>
      steps
        .filter(({language}) => language === 'powershell')
        .map(({name, code}) => ({where: `${where} ${name}`, code})),
    );
    expect(some.length).toBeGreaterThan(100);
    const refused = some.filter(
      ({code}) => !read(code.replaceAll(/<[a-z][a-z-]*>/g, 'placeholder')).isGood,
    );
    expect(refused.map(({where}) => where)).toEqual([]);
  });

  test('have the reader’s values letter for letter', async () => {
    const read = await powershellReader();
    const docker = having('run', ({choices}) => choices.system === 'windows');
    for (const each of docker) {
      const {choices, where} = each;
      const {texts} = read(stepOf(each, 'run')?.code ?? '');
      const [, ...others] = mountsOf(choices);
      // PowerShell puts the folder of the data into its mount.
      const expected = [choices.folder, ...others, ...passwordOf(choices)];
      const found = [...texts, ...texts.map((text) => `DB_PASS=${text}`)];
      expect([where, expected.filter((text) => !found.includes(text))]).toEqual([where, []]);
    }
    for (const each of having('task')) {
      const {folder} = each.choices;
      const {texts} = read(stepOf(each, 'task')?.code ?? '');
      expect(texts).toEqual(expect.arrayContaining([folder, String.raw`${folder}\alist.exe`]));
    }
  });
});

describeWith(
  'systemd',
  'what the installation builder adds to the unit of the script',
  (systemd) => {
    test('is accepted by systemd-analyze verify, as a part of that unit', async () => {
      const verify = async ({folder}: Case, override: string): Promise<Verdict> => {
        mkdirSync(path.join(folder, 'alist.service.d'), {recursive: true});
        const file = path.join(folder, 'alist.service');
        writeFileSync(file, '[Service]\nExecStart=/bin/sh -c true\n');
        writeFileSync(path.join(folder, 'alist.service.d', 'override.conf'), `${override}\n`);
        const env = {SYSTEMD_UNIT_PATH: `${folder}:`};
        const {isGood, output} = await run(systemd, ['verify', '--man=no', file], env);
        return {isGood: isGood && !output.includes('alist'), output};
      };
      const some = having('override');
      const problems = await problemsOf(some, (each) =>
        verify(each, stepOf(each, 'override')?.code ?? ''),
      );
      expect(problems).toEqual([]);
      const [first] = some;
      if (!first) throw new Error('no case');
      expect(await verify(first, '[Service]\nRestart=perhaps')).toMatchObject({isGood: false});
    });
  },
);

describeWith('bash', 'the commands of the installation builder', (bash) => {
  /** Programs that only write down what they were given. */
  function fakes(names: readonly string[]): {readonly bin: string; readonly log: string} {
    const bin = path.join(base, 'bin');
    const log = path.join(base, 'log');
    mkdirSync(bin, {recursive: true});
    for (const name of names) {
      const program = path.join(bin, name);
      writeFileSync(program, `#!/bin/sh\nprintf '%s\\0' "$@" > ${log}\n`);
      chmodSync(program, 0o755);
    }
    return {bin, log};
  }

  test('are accepted by bash -n', async () => {
    const files = cases.flatMap(({folder, steps, where}) =>
      steps
        .filter(({language}) => language === 'bash')
        .map(({name, code}) => {
          const file = path.join(folder, `${name}.sh`);
          writeFileSync(file, `${code.replaceAll(/<[a-z][a-z-]*>/g, 'placeholder')}\n`);
          return {file, where: `${where} ${name}`};
        }),
    );
    expect(files.length).toBeGreaterThan(300);
    const {output} = await run(bash, [
      '-c',
      'for file; do "$BASH" -n "$file" 2>&1; done',
      'bash',
      ...files.map(({file}) => file),
    ]);
    expect(output).toBe('');
  });

  test('docker run gets the reader’s values letter for letter', async () => {
    const {bin, log} = fakes(['docker']);
    const some = having('run', ({choices}) => choices.system !== 'windows');
    for (const each of some) {
      const {choices, where} = each;
      const code = stepOf(each, 'run')?.code ?? '';
      const {isGood, output} = await run(bash, ['-c', code], {
        PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      });
      expect([where, isGood, output]).toEqual([where, true, '']);
      const args = readFileSync(log, 'utf8').split('\0');
      expect(args).toEqual(expect.arrayContaining([...mountsOf(choices), ...passwordOf(choices)]));
    }
  });

  test('the service of launchd has the reader’s folder letter for letter', async () => {
    const bin = path.join(base, 'mac-bin');
    mkdirSync(bin, {recursive: true});
    const plist = path.join(base, 'alist.plist');
    const sudo = path.join(bin, 'sudo');
    writeFileSync(sudo, `#!/bin/sh\n[ "$1" = tee ] && cat > ${plist}\nexit 0\n`);
    chmodSync(sudo, 0o755);
    for (const text of AWKWARD) {
      const draft = {system: 'macos', folder: `/srv/${inPath(text)}`};
      const choices = choicesOf('manual', draft);
      const {steps} = planOf(choices, comments);
      const code = steps.find(({name}) => name === 'launchd')?.code ?? '';
      const env = {PATH: `${bin}:${process.env['PATH'] ?? ''}`, USER: 'anna', HOME: '/Users/anna'};
      const {isGood, output} = await run(bash, ['-c', code], env);
      expect([text, isGood, output]).toEqual([text, true, '']);
      const reader =
        'import json,plistlib,sys; print(json.dumps(plistlib.load(open(sys.argv[1],"rb"))))';
      const {printed} = await run('python3', ['-c', reader, plist]);
      expect([text, JSON.parse(printed)]).toEqual([
        text,
        expect.objectContaining({
          WorkingDirectory: choices.folder,
          ProgramArguments: [
            `${choices.folder}/alist`,
            'server',
            '--data',
            `${choices.folder}/data`,
          ],
        }),
      ]);
    }
  });
});
