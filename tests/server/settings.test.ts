import {describe, expect, test} from 'vitest';
import {parseSettings} from '@site/server/settings';

describe('parseSettings', () => {
  test('without variables, listens on this machine only and knows no application', () => {
    const settings = parseSettings({});
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 3002,
      isMock: false,
      siteOrigin: 'https://alistgo.com',
      allowedOrigins: ['https://alistgo.com', 'http://localhost:*', 'http://127.0.0.1:*'],
      appId115: '',
      clients: {},
      clientAddressHeader: '',
    });
  });

  test('reads lists, pairs and numbers', () => {
    const settings = parseSettings({
      PORT: ' 8080 ',
      SITE_BASE_URL: 'https://docs.example.com/',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:*,',
      BAIDU_CLIENT_ID: 'id',
      BAIDU_CLIENT_SECRET: 'secret',
      ALI_LIMIT_MAX: '5',
    });
    expect(settings.port).toBe(8080);
    expect(settings.allowedOrigins).toEqual([
      'https://docs.example.com',
      'https://a.example',
      'http://localhost:*',
    ]);
    expect(settings.clients).toEqual({BAIDU: {id: 'id', secret: 'secret'}});
    expect(settings.limits.aliyun).toEqual({minutes: 60, max: 5});
  });

  test.each([
    [{PORT: '70000'}, 'PORT=70000 is not valid. Allowed: a whole number from 0 to 65535'],
    [{PORT: 'http'}, 'PORT=http is not valid'],
    [{MOCK: 'yes'}, 'MOCK=yes is not valid. Allowed: 1, 0'],
    [{SITE_BASE_URL: 'docs.example.com'}, 'SITE_BASE_URL=docs.example.com is not valid'],
    [{SITE_BASE_URL: 'https://docs.example.com/docs?a=1'}, 'without a path'],
    [{SITE_BASE_URL: 'https://docs.example.com/docs//'}, 'without a path'],
    [{SITE_BASE_URL: 'http://docs.example.com/docs'}, 'http only for localhost'],
    [{SITE_BASE_URL: 'http://docs.example.com'}, 'http only for localhost'],
    [{ALLOWED_ORIGINS: '*'}, 'ALLOWED_ORIGINS=* is not valid'],
    [{ALLOWED_ORIGINS: 'https://*.example.com'}, 'ALLOWED_ORIGINS=https://*.example.com'],
    [{UPSTREAM_BAIDU: 'http://192.0.2.1'}, 'UPSTREAM_BAIDU=http://192.0.2.1 is not valid'],
    [{DROPBOX_CLIENT_ID: 'id'}, 'DROPBOX_CLIENT_SECRET is missing'],
    [{DROPBOX_CLIENT_SECRET: 'secret'}, 'DROPBOX_CLIENT_ID is missing'],
    [{CLIENT_ADDRESS_HEADER: 'X Real'}, 'the name of a header'],
    [{RATE_LIMIT_PER_MINUTE: '0'}, 'a whole number from 1'],
  ])('%j stops the start with a message that names it', (variables, message) => {
    expect(() => parseSettings(variables)).toThrow(message);
  });

  test.each(['https://docs.example.com/docs', 'https://docs.example.com/docs/'])(
    'the site %s is in a folder, and only its origin is allowed to ask',
    (SITE_BASE_URL) => {
      expect(parseSettings({SITE_BASE_URL, ALLOWED_ORIGINS: 'https://a.example'})).toMatchObject({
        siteOrigin: 'https://docs.example.com',
        siteBase: '/docs',
        allowedOrigins: ['https://docs.example.com', 'https://a.example'],
      });
    },
  );

  test('a message never shows a secret', () => {
    const start = () => parseSettings({YANDEX_CLIENT_SECRET: 'secret-of-yandex'});
    expect(start).toThrow(/^(?!.*secret-of-yandex)/);
  });
});
