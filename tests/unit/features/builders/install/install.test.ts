import {describe, expect, test} from 'vitest';
import {choicesOf, siteUrl, type Draft} from '@site/src/features/builders/install/choices';
import {openLines, rightDraft, statesOf} from '@site/src/features/builders/install/fields';
import {installFault} from '@site/src/features/builders/install/faults';
import {notesOn} from '@site/src/features/builders/install/notes';
import {planOf} from '@site/src/features/builders/install/plan';
import {readDraft, writeDraft} from '@site/src/features/builders/install/query';
import {maskPassword, withoutPassword} from '@site/src/features/builders/install/secrets';
import {
  configJson,
  HTTP_PORT,
  settingsOf,
  variables,
} from '@site/src/features/builders/install/settings';
import {comments} from '@site/src/features/builders/install/texts';
import {siteFacts} from '@site/tests/helpers/facts';

const facts = siteFacts.raw['config-file'].fields;

describe('settings', () => {
  test('have the keys, variables, and ports of the facts', () => {
    for (const [path, variable] of Object.entries(variables)) {
      expect(facts.find((fact) => fact.path === path)?.env_no_prefix).toBe(variable);
    }
    expect(facts.find(({path}) => path === 'scheme.http_port')?.default).toBe(HTTP_PORT);
  });

  const settings = (draft: Draft): Record<string, unknown> =>
    Object.fromEntries(settingsOf(choicesOf('manual', draft)));

  test('are none for an installation without a proxy', () => {
    expect(settings({})).toEqual({});
  });

  test('behind a proxy on the same machine, let no one else reach AList', () => {
    expect(settings({proxy: 'nginx', host: 'a.example.com', subpath: '/alist/'})).toEqual({
      site_url: 'https://a.example.com/alist',
      'scheme.address': '127.0.0.1',
    });
    expect(settings({proxy: 'nginx', upstream: '192.0.2.9'})).not.toHaveProperty('scheme.address');
  });

  test('quote a password for PostgreSQL that has spaces or quotes', () => {
    const draft = {database: 'postgres', dbPassword: String.raw`it's a \ `};
    expect(settings(draft)['database.dsn']).toBe(
      String.raw`host='127.0.0.1' user='alist' password='it\'s a \\ ' dbname='alist' port=5432 sslmode=disable`,
    );
    expect(settings({...draft, dbPassword: 'secret'})).toMatchObject({
      'database.password': 'secret',
      'database.ssl_mode': 'disable',
    });
  });

  test('are nested as in the file', () => {
    const choices = choicesOf('manual', {https: 'own', host: 'a.example.com', port: '8443'});
    expect(JSON.parse(configJson(settingsOf(choices)))).toEqual({
      site_url: 'https://a.example.com:8443',
      scheme: {
        http_port: -1,
        https_port: 8443,
        cert_file: '/etc/letsencrypt/live/a.example.com/fullchain.pem',
        key_file: '/etc/letsencrypt/live/a.example.com/privkey.pem',
      },
    });
  });
});

describe('the public URL', () => {
  test.each([
    [
      'has no usual port',
      {proxy: 'caddy', host: 'a.example.com', publicPort: '443'},
      'https://a.example.com',
    ],
    [
      'has another port',
      {proxy: 'caddy', host: 'a.example.com', publicPort: '8443'},
      'https://a.example.com:8443',
    ],
    ['has the port of AList', {host: 'nas.example.com'}, 'http://nas.example.com:5244'],
    [
      'has a name in ASCII',
      {proxy: 'caddy', host: '网盘.example.com'},
      'https://xn--vzyr4p.example.com',
    ],
    ['is only a subpath without a host', {subpath: '/alist'}, '/alist'],
  ])('%s', (_name, draft: Draft, url) => {
    expect(siteUrl(choicesOf('docker', draft))).toBe(url);
  });
});

describe('choices that don’t go together', () => {
  test('become the first one that is offered', () => {
    expect(choicesOf('script', {system: 'synology'})).toMatchObject({method: 'compose'});
    expect(choicesOf('docker', {method: 'run', proxy: 'traefik'})).toMatchObject({proxy: 'none'});
    expect(choicesOf('docker', {https: 'acme'})).toMatchObject({https: 'none'});
    expect(choicesOf('proxy', {system: 'windows'})).toMatchObject({https: 'own'});
  });
});

describe('the user that AList runs as', () => {
  test.each([
    ['unraid', '99', '100'],
    ['truenas', '568', '568'],
    ['synology', '0', '0'],
  ])('on %s is %s in the group %s, unless the reader says another one', (system, puid, pgid) => {
    expect(choicesOf('nas', {system})).toMatchObject({puid, pgid});
    expect(choicesOf('nas', {system, puid: '1026'})).toMatchObject({puid: '1026', pgid});
  });
});

describe('a link', () => {
  const draft: Draft = {
    proxy: 'nginx',
    host: 'a.example.com',
    subpath: '/alist',
    database: 'mysql',
    dbUser: 'anna',
    dbPassword: 'open-sesame',
    email: 'anna@example.com',
  };

  test('has every choice, but no password and no names of people', () => {
    const query = writeDraft('?os=linux', 'docker', draft);
    expect(query).toBe(
      '?builder=install&os=linux&proxy=nginx&database=mysql&host=a.example.com&subpath=%2Falist',
    );
    expect(readDraft(query, 'docker')).toEqual({
      proxy: 'nginx',
      host: 'a.example.com',
      subpath: '/alist',
      database: 'mysql',
    });
  });

  test('has nothing that a field refuses, or that could be a pasted password', () => {
    const wrong = {host: 'opensesame', port: 'sesame', folder: 'sesame', upstream: 'sesame'};
    expect(writeDraft('', 'proxy', wrong)).toBe('?builder=install');
    expect(readDraft('?host=sesame&port=sesame&folder=se:same&dbPassword=sesame', 'proxy')).toEqual(
      {},
    );
  });
});

describe('the password', () => {
  test('is dots, which take the form that it has', () => {
    const shown = (dbPassword: string): string => {
      const draft = maskPassword({database: 'postgres', dbPassword});
      return JSON.stringify(planOf(choicesOf('docker', draft), comments));
    };
    expect(shown('sesame')).toMatch(/DB_PASS=•+"?/);
    expect(shown('open sesame')).toMatch(/password='•+ •+'/);
    expect(shown('open sesame')).not.toContain('sesame');
  });

  test('goes when the page is left', () => {
    expect(withoutPassword({host: 'a.example.com', dbPassword: 'sesame'})).toEqual({
      host: 'a.example.com',
      dbPassword: '',
    });
  });
});

describe('what is wrong is named', () => {
  test.each([
    ['a URL instead of a host', 'host', 'https://a.example.com', {}, 'faultHost'],
    ['a host with a port', 'host', 'a.example.com:8443', {}, 'faultHost'],
    ['an IPv6 address, which Apache refuses', 'host', '[2001:db8::1]', {}, 'faultHost'],
    ['a Chinese name', 'host', '网盘.example.com', {}, undefined],
    ['an IP address', 'host', '192.0.2.7', {}, undefined],
    ['a subpath without a slash', 'subpath', 'alist', {}, 'faultSubpath'],
    ['a subpath with a space', 'subpath', '/my files', {}, 'faultSubpath'],
    ['a subpath', 'subpath', '/a/b-c/', {}, undefined],
    ['port 0', 'port', '0', {}, 'faultPort'],
    ['port 65536', 'port', '65536', {}, 'faultPort'],
    ['port 65535', 'port', '65535', {}, undefined],
    ['the same port twice', 'publicPort', '5244', {proxy: 'nginx'}, 'faultSamePort'],
    ['a relative folder', 'folder', 'alist', {}, 'faultFolder'],
    ['a folder of Linux on Windows', 'folder', '/srv/alist', {system: 'windows'}, 'faultFolder'],
    ['a folder of Windows', 'folder', String.raw`D:\alist`, {system: 'windows'}, undefined],
    ['a home folder on macOS', 'folder', '~/alist', {system: 'macos'}, undefined],
    ['a colon in a folder', 'folder', '/srv/a:b', {}, 'faultFolderChars'],
    [
      'a quote in a folder for systemd',
      'folder',
      "/srv/it's",
      {method: 'binary'},
      'faultFolderQuotes',
    ],
    [
      'a space in a folder for the script',
      'folder',
      '/srv/a b',
      {method: 'script'},
      'faultFolderScript',
    ],
    [
      'a variable in the path of a certificate',
      'certificate',
      '/srv/$a.pem',
      {},
      'faultCertificate',
    ],
    ['a word for an ID', 'puid', 'anna', {}, 'faultId'],
    ['an email address without a domain', 'email', 'anna', {}, 'faultEmail'],
    ['an offset for a time zone', 'timeZone', '+8', {}, 'faultTimeZone'],
    ['a slash in the name of a database', 'dbName', 'a/b', {}, 'faultDatabase'],
    ['a host of a database with a port', 'dbHost', 'db:3306', {}, 'faultHost'],
  ] as const)('%s', (_name, key, text, others: Draft, fault) => {
    const draft: Draft = {...others, [key]: text};
    expect(installFault(key, draft, choicesOf('docker', draft))).toBe(fault);
  });

  test('and isn’t in the files', () => {
    const draft = {proxy: 'nginx', https: 'own', certificate: '/srv/$a.pem'};
    expect(rightDraft('docker', draft)).toEqual({proxy: 'nginx', https: 'own'});
    expect(openLines(statesOf('docker', draft), ', ')).toEqual([
      'Still needed: Host name',
      'To correct: Certificate file',
    ]);
  });
});

describe('notes', () => {
  test('say what a reader has to know about the choices', () => {
    const notes = (draft: Draft) => notesOn(choicesOf('docker', draft));
    expect(notes({})).toContain('notePublished');
    expect(notes({proxy: 'nginx'})).not.toContain('notePublished');
    expect(notes({proxy: 'nginx', upstream: '192.0.2.9'})).toContain('noteUpstream');
    expect(notes({proxy: 'caddy', publicPort: '8443'})).toContain('noteAcmePort');
    expect(notes({proxy: 'caddy', https: 'none', host: 'a.example.com'})).toContain('notePlain');
    expect(notes({image: 'aria2'})).toContain('noteAria2');
    expect(notes({method: 'binary', image: 'aria2'})).not.toContain('noteAria2');
  });
});
