import type {Locator} from 'playwright';
import type {pictures} from '../../src/data/pictures';
import {names} from './media';
import {withSettings} from './sample';
import {until} from '../../tests/live/suite/programs';
import {slowServer} from './slowServer';
import type {Stage, WindowKind} from './stage';

/** What to photograph. */
export interface Take {
  /** The picture shows these elements; without any, the window. */
  readonly around?: readonly Locator[];
  /** Room around them in CSS pixels. */
  readonly room?: number;
  /** How large the picture is shown; 1 by default. */
  readonly scale?: number;
  /** Where the numbers are. */
  readonly marks?: Readonly<Record<string, Locator>>;
  /** Undoes on the server what the scene did. */
  readonly after?: () => Promise<unknown>;
}

/** A picture of AList. */
export interface Scene {
  /** `guest` is someone who isn't signed in. */
  readonly as?: 'admin' | 'guest';
  readonly window?: WindowKind;
  /** `empty` is a server without storages. By default, it has the sample (`sample.ts`). */
  readonly server?: 'empty';
  /** Brings the screen to what the picture shows. */
  readonly play: (stage: Stage) => Promise<Take>;
}

export type SceneName = keyof typeof pictures;

/** Window for forms, which are long. */
const FORM = [780, 2400] as const;

/** Forms are shown a little smaller than they are. */
const FORM_SCALE = 0.8;

/** Half a minute before the time on the pictures, for the speed that the interface computes. */
const TASK_START = '2026-07-15T09:59:30Z';

/** Names of drivers on the screen. */
const drivers = {
  local: {en: 'Local', zh: '本机存储'},
  s3: {en: 'S3', zh: '对象存储'},
  onedrive: {en: 'Onedrive', zh: 'Onedrive'},
  aliyundriveOpen: {en: 'AliyundriveOpen', zh: '阿里云盘Open'},
} as const;

function exactly(text: string): RegExp {
  return new RegExp(`^${text}$`);
}

/** A link of the menu in the admin panel. */
function menuLink({page}: Stage, address: string): Locator {
  return page.locator(`a[href="/@manage/${address}"]`).first();
}

/** Scene of a page of the admin panel with its menu. */
function adminPage(address: string, height: number, play?: (stage: Stage) => Promise<Take>): Scene {
  return {
    play: async (stage) => {
      await stage.size(960, height);
      await stage.open(`/@manage/${address}`);
      return (await play?.(stage)) ?? {};
    },
  };
}

/** Scene of a group of settings: the menu, and the first settings. */
function settings(group: string, height = 640): Scene {
  return adminPage(`settings/${group}`, height, async ({page}) => {
    const link = page.locator(`a[href="/@manage/settings/${group}"]`);
    // The group's folder in the menu opens with its page.
    await link.waitFor();
    return {};
  });
}

/** Scene of the form for a storage, from one field to another. */
function storageForm(
  driver: keyof typeof drivers,
  values: Readonly<Record<string, string>>,
  [first, last]: readonly [string | undefined, string],
  marks: readonly string[],
): Scene {
  return {
    play: async (stage) => {
      const {open, size, choose, field, group, say, page} = stage;
      await size(...FORM);
      await open('/@manage/storages/add');
      await choose('driver', exactly(say(drivers[driver])));
      for (const [key, value] of Object.entries(values)) await field(key).fill(value);
      return {
        around: [first === undefined ? page.locator('h2').last() : group(first), group(last)],
        room: 8,
        scale: FORM_SCALE,
        marks: Object.fromEntries(marks.map((key) => [key, field(key)])),
      };
    },
  };
}

/** Scene of a folder or file as visitors see it. */
function browse(
  address: (stage: Stage) => string,
  [width, height]: readonly [number, number],
  play?: (stage: Stage) => Promise<Take>,
): Scene {
  return {
    play: async (stage) => {
      await stage.size(width, height);
      await stage.open(encodeURI(address(stage)));
      await stage.page.locator('.obj-box > *').first().waitFor();
      return (await play?.(stage)) ?? {};
    },
  };
}

const pathOf =
  (folder: keyof typeof names, file?: keyof typeof names) =>
  ({say}: Stage): string =>
    `/${say(names[folder])}${file === undefined ? '' : `/${say(names[file])}`}`;

/** All pictures of AList. Their texts are in `src/data/pictures.ts`. */
export const scenes: Readonly<Record<SceneName, Scene>> = {
  'sign-in': {
    as: 'guest',
    play: async ({open, size}) => {
      await size(760, 600);
      await open('/@login');
      return {};
    },
  },
  'sign-in-sso-ldap': {
    as: 'guest',
    play: async ({open, size, alist}) => {
      const after = await withSettings(alist, {
        sso_login_enabled: 'true',
        sso_login_platform: 'OIDC',
        ldap_login_enabled: 'true',
        ldap_login_tips: 'LDAP',
        webauthn_login_enabled: 'true',
      });
      await size(760, 640);
      await open('/@login');
      return {after};
    },
  },
  'empty-site': {
    server: 'empty',
    play: async ({open, size}) => {
      await size(960, 300);
      await open('/');
      return {};
    },
  },
  'storage-not-found': browse(() => '/nothing', [960, 300]),
  'files-list': browse(pathOf('documents'), [960, 440], ({page}) =>
    Promise.resolve({
      marks: {
        layout: page.locator('.hope-menu__trigger').first(),
        more: page.locator('.toolbar-toggle'),
      },
    }),
  ),
  'files-home': browse(() => '/', [960, 450]),
  'files-grid': {
    play: async (stage) => {
      await stage.remember({global_default_layout: 'grid'});
      await stage.size(960, 420);
      await stage.open(encodeURI(pathOf('photos')(stage)));
      await stage.page.locator('.obj-box img').first().waitFor();
      return {};
    },
  },
  'phone-files': {
    window: 'phone',
    play: async (stage) => {
      await stage.size(390, 560);
      await stage.open(encodeURI(pathOf('documents')(stage)));
      return {};
    },
  },
  'phone-form': {
    window: 'phone',
    play: async ({size, open, choose, field, say}) => {
      await size(390, 640);
      await open('/@manage/storages/add');
      await choose('driver', exactly(say(drivers.local)));
      await field('mount_path').fill('/media');
      return {};
    },
  },
  'file-menu': browse(pathOf('documents'), [960, 520], async ({page, say}) => {
    await page.getByText(say(names.letters), {exact: true}).first().click({button: 'right'});
    return {};
  }),
  'add-storage-empty': adminPage('storages/add', 420, (stage) =>
    Promise.resolve({
      marks: {
        menu: menuLink(stage, 'storages'),
        driver: stage.field('driver'),
        add: stage.page.locator('button').last(),
      },
    }),
  ),
  'add-storage-local': storageForm(
    'local',
    {mount_path: '/media', root_folder_path: '/srv/media'},
    [undefined, 'root_folder_path'],
    ['driver', 'mount_path', 'root_folder_path'],
  ),
  'token-fields': storageForm(
    'aliyundriveOpen',
    {mount_path: '/aliyun', refresh_token: '********'},
    ['root_folder_id', 'oauth_token_url'],
    ['refresh_token', 'oauth_token_url'],
  ),
  'proxy-fields': storageForm(
    's3',
    {mount_path: '/s3'},
    ['web_proxy', 'down_proxy_sign'],
    ['web_proxy', 'webdav_policy', 'down_proxy_url'],
  ),
  'storages-status': {
    play: async ({open, size, remember}) => {
      await remember({'storages-layout': 'table'});
      await size(1160, 480);
      await open('/@manage/storages');
      return {};
    },
  },
  users: adminPage('users', 390),
  'user-form': adminPage('users/add', 560, async ({field}) => {
    await field('username').fill('demo');
    await field('password').fill('sample-only');
    return {};
  }),
  roles: adminPage('permissions/role', 320),
  'role-form': adminPage('permissions/role', 480, async ({page, settle}) => {
    await page.locator('tbody tr').last().locator('button').first().click();
    await settle();
    return {};
  }),
  'path-rules': {
    play: async ({open, size, rewrite}) => {
      await rewrite('/api/admin/meta/list', (data: {content: object[]}) => ({
        ...data,
        content: data.content.map((each) => ({...each, password: '********'})),
      }));
      await size(960, 300);
      await open('/@manage/metas');
      return {};
    },
  },
  'path-rule-form': adminPage('metas/add', 640, async ({page, say}) => {
    await page.locator('#path').fill(`/${say(names.photos)}`);
    await page.locator('#password').fill('********');
    return {};
  }),
  'share-dialog': browse(pathOf('documents'), [960, 820], async ({page, say, settle}) => {
    await page.getByText(say(names.letters), {exact: true}).first().click({button: 'right'});
    await page
      .getByText(say({en: 'Share', zh: '分享'}), {exact: true})
      .first()
      .click();
    await settle();
    return {around: [page.getByRole('dialog')], room: 12, scale: FORM_SCALE};
  }),
  'share-visitor': {
    as: 'guest',
    play: async ({open, size}) => {
      await size(960, 620);
      await open('/s/garden');
      return {};
    },
  },
  shares: {
    play: async ({open, size, rewrite}) => {
      await rewrite('/api/share/list', (data: {content: object[]}) => ({
        ...data,
        content: data.content.map((each) => ({
          ...each,
          view_count: 3,
          download_count: 1,
          last_access_at: null,
        })),
      }));
      await size(1100, 360);
      await open('/@manage/shares');
      return {};
    },
  },
  'preview-video': browse(pathOf('movies', 'film'), [960, 640], async ({page}) => {
    await page.getByText('00:00 / 00:30').waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    return {};
  }),
  'preview-audio': browse(pathOf('music', 'song'), [960, 320], async ({page}) => {
    await page.locator('.aplayer-dtime', {hasText: '03:00'}).waitFor();
    return {};
  }),
  'preview-text': browse(pathOf('documents', 'script'), [960, 400]),
  'preview-markdown': browse(pathOf('documents', 'notes'), [960, 480]),
  'preview-archive': browse(pathOf('documents', 'archive'), [960, 400]),
  'settings-site': settings('site'),
  'settings-style': settings('style'),
  'settings-preview': settings('preview'),
  'settings-global': settings('global'),
  'settings-sso': settings('sso'),
  'settings-ldap': settings('ldap'),
  'settings-s3': settings('s3', 480),
  'settings-ftp': settings('ftp'),
  'settings-frp': settings('frp'),
  'settings-traffic': settings('traffic'),
  'settings-other': settings('other'),
  indexing: {
    play: async ({alist, open, size}) => {
      const restore = await withSettings(alist, {search_index: 'database'});
      await alist.api.post('/api/admin/index/build', {});
      await until('the index', async () => {
        const {data} = await alist.api.get<{is_done: boolean; obj_count: number}>(
          '/api/admin/index/progress',
        );
        return data.is_done && data.obj_count > 0;
      });
      await size(960, 740);
      await open('/@manage/indexes');
      return {
        after: async () => {
          await alist.api.post('/api/admin/index/clear');
          await restore();
        },
      };
    },
  },
  'tasks-copy': {
    play: async ({alist, open, size, page, rewrite, say}) => {
      const slow = await slowServer();
      const created = await alist.api.post<{id: number}>('/api/admin/storage/create', {
        mount_path: '/UrlTree',
        driver: 'UrlTree',
        webdav_policy: 'native_proxy',
        addition: JSON.stringify({
          url_structure: `${say(names.film)}:${slow.size}:1780300000:${slow.url}`,
          head_size: false,
        }),
      });
      await alist.api.post('/api/fs/copy', {
        src_dir: '/UrlTree',
        dst_dir: `/${say(names.documents)}`,
        names: [say(names.film)],
      });
      await slow.stalled;
      await rewrite('/copy/undone', (tasks: {progress: number}[]) =>
        tasks.map((task) => ({...task, progress: slow.percent, start_time: TASK_START})),
      );
      await size(1200, 560);
      await open('/@manage/tasks/copy');
      await page.locator('[role=progressbar]').first().waitFor();
      return {
        after: async () => {
          slow.stop();
          await clearTasks(alist, 'copy');
          await alist.api.post(`/api/admin/storage/delete?id=${created.data.id}`);
          await alist.api.post('/api/fs/remove', {
            dir: `/${say(names.documents)}`,
            names: [say(names.film)],
          });
        },
      };
    },
  },
  'offline-download': browse(pathOf('movies'), [960, 620], async ({page, settle}) => {
    await page.locator('.toolbar-toggle').click();
    await page.locator('svg[tips=offline_download]').click();
    await settle();
    return {};
  }),
  'backup-restore': adminPage('backup-restore', 420),
  'two-factor': {
    play: async (stage) => {
      const {open, size, rewrite} = stage;
      const {toDataUrl} = await import('./qrCode');
      await rewrite('/api/auth/2fa/generate', () => ({
        qr: toDataUrl('otpauth://totp/AList:admin?secret=EXAMPLEEXAMPLEEXAMPLE&issuer=AList'),
        secret: 'EXAMPLEEXAMPLEEXAMPLE',
      }));
      await size(960, 640);
      await open('/@manage/2fa');
      return {};
    },
  },
  passkeys: {
    play: async ({open, size, alist}) => {
      const after = await withSettings(alist, {webauthn_login_enabled: 'true'});
      await size(960, 640);
      await open('/@manage');
      return {after};
    },
  },
  sessions: {
    play: async ({open, size, rewrite}) => {
      await rewrite('/api/me/sessions', () => [
        {
          session_id: '0123456789abcdef0123456789abcdef',
          last_active: 1_784_109_600,
          status: 0,
          ua: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
          ip: '192.0.2.10',
        },
        {
          session_id: 'fedcba9876543210fedcba9876543210',
          last_active: 1_784_023_200,
          status: 0,
          ua: 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
          ip: '203.0.113.7',
        },
      ]);
      await size(960, 400);
      await open('/@manage/session/my_session');
      return {};
    },
  },
};

async function clearTasks({api}: Stage['alist'], kind: string): Promise<void> {
  const {data} = await api.get<readonly {id: string}[] | null>(`/api/admin/task/${kind}/undone`);
  for (const {id} of data ?? []) {
    await api.post(`/api/admin/task/${kind}/cancel?tid=${id}`);
    await api.post(`/api/admin/task/${kind}/delete?tid=${id}`);
  }
  await api.post(`/api/admin/task/${kind}/clear_done`);
}
