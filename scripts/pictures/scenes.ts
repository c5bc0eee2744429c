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

/**
 * Widths of windows in CSS pixels, so narrow that a phone shows the words as large as possible: a page of the admin
 * panel without its menu, and a list with all its columns.
 */
const PAGE = 540;
const LIST = 639;

/** The narrowest window in which a folder shows the times of its files. */
const WITH_TIMES = 768;

/** The narrowest window in which the admin panel has its menu, and the player all its buttons. */
const WITH_MENU = 680;

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

/** Scene of a page of the admin panel. */
function adminPage(
  address: string,
  [width, height]: readonly [number, number],
  play?: (stage: Stage) => Promise<Take>,
): Scene {
  return {
    play: async (stage) => {
      await stage.size(width, height);
      await stage.open(`/@manage/${address}`);
      return (await play?.(stage)) ?? {};
    },
  };
}

/** Scene of a group of settings: the first of them. */
function settings(group: string, height = 640): Scene {
  return adminPage(`settings/${group}`, [PAGE, height]);
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
        // A switch is so small that a number would hide it.
        marks: Object.fromEntries(
          marks.map((key) => [key, key === 'web_proxy' ? group(key) : field(key)]),
        ),
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

/** Opens the menu of a file. A locator's click can scroll the page, depending on how fast that is. */
async function openMenu({page, say}: Stage, name: keyof typeof names): Promise<void> {
  const file = await page.getByText(say(names[name]), {exact: true}).first().elementHandle();
  // Entries of a list glide to their places.
  await file.waitForElementState('stable');
  const box = await file.boundingBox();
  if (!box) throw new Error(`"${say(names[name])}" isn't in the list.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {button: 'right'});
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
      await size(480, 560);
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
      await size(480, 600);
      await open('/@login');
      return {after};
    },
  },
  'empty-site': {
    server: 'empty',
    play: async ({open, size}) => {
      await size(PAGE, 290);
      await open('/');
      return {};
    },
  },
  'storage-not-found': browse(() => '/nothing', [PAGE, 260]),
  'files-list': browse(pathOf('documents'), [WITH_TIMES, 440], ({page}) =>
    Promise.resolve({
      marks: {
        layout: page.locator('.hope-menu__trigger').first(),
        more: page.locator('.toolbar-toggle'),
      },
    }),
  ),
  'files-home': browse(() => '/', [LIST, 450]),
  'files-grid': {
    play: async (stage) => {
      await stage.remember({global_default_layout: 'grid'});
      await stage.size(PAGE, 420);
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
  'file-menu': browse(pathOf('documents'), [LIST, 560], async (stage) => {
    await openMenu(stage, 'letters');
    return {};
  }),
  'add-storage-empty': adminPage('storages/add', [WITH_MENU, 420], (stage) =>
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
  'add-storage-s3': storageForm(
    's3',
    {
      mount_path: '/archive',
      bucket: 'family-archive',
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      access_key_id: 'AKIAEXAMPLE',
      secret_access_key: '********',
    },
    ['bucket', 'secret_access_key'],
    [],
  ),
  'add-storage-onedrive': storageForm(
    'onedrive',
    {
      mount_path: '/onedrive',
      client_id: '00000000-0000-0000-0000-000000000000',
      client_secret: '********',
      redirect_uri: 'http://localhost/onedrive',
      refresh_token: '********',
    },
    ['region', 'refresh_token'],
    ['region', 'client_id', 'client_secret', 'redirect_uri', 'refresh_token'],
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
    play: async ({open, size}) => {
      await size(PAGE, 656);
      await open('/@manage/storages');
      return {};
    },
  },
  users: adminPage('users', [LIST, 390]),
  'user-form': adminPage('users/add', [PAGE, 560], async ({field}) => {
    await field('username').fill('demo');
    await field('password').fill('sample-only');
    return {};
  }),
  roles: adminPage('permissions/role', [PAGE, 340]),
  'role-form': adminPage('permissions/role', [PAGE, 480], async ({page, settle}) => {
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
      await size(PAGE, 260);
      await open('/@manage/metas');
      return {};
    },
  },
  'path-rule-form': adminPage('metas/add', [PAGE, 700], async ({page, say}) => {
    await page.locator('#path').fill(`/${say(names.photos)}`);
    await page.locator('#password').fill('********');
    return {};
  }),
  'share-dialog': browse(pathOf('documents'), [960, 820], async (stage) => {
    const {page, say, settle} = stage;
    await openMenu(stage, 'letters');
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
      await size(LIST, 520);
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
      await size(LIST, 360);
      await open('/@manage/shares');
      return {};
    },
  },
  'preview-video': browse(pathOf('movies', 'film'), [WITH_MENU, 560], async ({page}) => {
    await page.getByText('00:00 / 00:30').waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    // Its wheel turns, whatever styles say, until there is enough of the video.
    await page.locator('.art-loading').waitFor({state: 'hidden'});
    return {};
  }),
  'preview-audio': browse(pathOf('music', 'song'), [PAGE, 300], async ({page}) => {
    await page.locator('.aplayer-dtime', {hasText: '03:00'}).waitFor();
    return {};
  }),
  'preview-text': browse(pathOf('documents', 'script'), [PAGE, 400]),
  'preview-markdown': browse(pathOf('documents', 'notes'), [PAGE, 480]),
  'preview-archive': browse(pathOf('documents', 'archive'), [LIST, 400]),
  'settings-site': settings('site'),
  'settings-style': settings('style'),
  'settings-preview': settings('preview'),
  'settings-viewers': settings('preview-settings', 560),
  'settings-tag': {
    play: async (stage) => {
      const {api} = stage.alist;
      const {data} = await api.post<{id: number}>('/api/admin/label/create', {
        name: stage.say({en: 'Garden', zh: '花园'}),
        description: stage.say({en: 'Everything about the garden', zh: '与花园有关的文件'}),
        bg_color: '#16a34a',
      });
      await stage.size(PAGE, 260);
      await stage.open('/@manage/settings/tag');
      return {after: () => api.post(`/api/admin/label/delete?id=${data.id}`)};
    },
  },
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
      await size(PAGE, 780);
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
      await size(1080, 560);
      await open('/@manage/tasks/copy');
      const progress = page.locator('[role=progressbar]').first();
      await progress.waitFor();
      return {
        around: [
          page.locator('h2').filter({hasText: say({en: 'Copy file', zh: '将文件'})}),
          page.getByText(say({en: 'Expand', zh: '展开'}), {exact: true}).first(),
        ],
        room: 12,
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
  'offline-download': browse(pathOf('movies'), [LIST, 620], async ({page, settle}) => {
    await page.locator('.toolbar-toggle').click();
    await page.locator('svg[tips=offline_download]').click();
    await settle();
    return {around: [page.getByRole('dialog')], room: 12, scale: FORM_SCALE};
  }),
  'backup-restore': adminPage('backup-restore', [PAGE, 420]),
  'two-factor': {
    play: async (stage) => {
      const {open, size, rewrite} = stage;
      const {toDataUrl} = await import('./qrCode');
      await rewrite('/api/auth/2fa/generate', () => ({
        qr: toDataUrl('otpauth://totp/AList:admin?secret=EXAMPLEEXAMPLEEXAMPLE&issuer=AList'),
        secret: 'EXAMPLEEXAMPLEEXAMPLE',
      }));
      await size(PAGE, 600);
      await open('/@manage/2fa');
      return {};
    },
  },
  passkeys: {
    play: async ({open, size, alist}) => {
      const after = await withSettings(alist, {webauthn_login_enabled: 'true'});
      await size(PAGE, 640);
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
      await size(LIST, 340);
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
