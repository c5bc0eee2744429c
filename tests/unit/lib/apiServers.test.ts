import {describe, expect, test} from 'vitest';
import {availableServers, chooseServer} from '@site/src/lib/browser/apiServers';

const configured = {cf: 'https://cf.example.com', cn: '', de: 'https://de.example.com'};

describe('API servers', () => {
  test('are those with an address, and none but the known names', () => {
    const servers = availableServers(
      {...configured, raw_jp: 'https://jp.example.com'},
      'alistgo.com',
    );
    expect(servers.map(({name}) => name)).toEqual(['cf', 'de']);
  });

  test.each(['localhost', '127.0.0.1'])('offer the own machine on %s', (host) => {
    expect(availableServers(configured, host).at(-1)).toEqual({
      name: 'local',
      url: 'http://localhost:3002',
    });
  });

  test.each(['localhost.example.org', 'alistgo.com', 'xlocalhost', '', '127.0.0.10'])(
    'do not offer it on "%s"',
    (host) => {
      expect(availableServers(configured, host).map(({name}) => name)).not.toContain('local');
    },
  );

  test.each([
    ['de', 'de'],
    ['cn', 'cf'],
    ['raw_jp', 'cf'],
    ['constructor', 'cf'],
    [null, 'cf'],
  ])('choose for the stored name %s the server %s', (stored, name) => {
    expect(chooseServer(availableServers(configured, 'alistgo.com'), stored)?.name).toBe(name);
  });

  test('fall back to the first one when the default has no address', () => {
    expect(chooseServer(availableServers({de: 'https://de.example.com'}, 'x'), null)?.name).toBe(
      'de',
    );
    expect(chooseServer([], null)).toBeUndefined();
  });
});
