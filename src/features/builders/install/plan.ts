import {powershellString} from '@site/src/lib/shared/quoting/powershell';
import {shellWord} from '@site/src/lib/shared/quoting/shell';
import {
  asciiHost,
  EXAMPLE_HOST,
  isBehindOwnProxy,
  siteUrl,
  usesDocker,
  type Choices,
} from './choices';
import type {Comments} from './comments';
import {composeFile, dockerRun, dockerRunPowershell, TRAEFIK_TLS, traefikTlsPath} from './docker';
import {shellPath} from './paths';
import {apacheFile, caddyFile, nginxFile} from './proxyFiles';
import {launchdCommands, scheduledTask, scriptOverride, systemdUnit} from './services';
import {configJson, settingsOf} from './settings';

/** What a step is about; each has a text (`texts.ts`). */
export type StepName =
  | 'install'
  | 'config'
  | 'configPart'
  | 'tlsFile'
  | 'compose'
  | 'run'
  | 'unit'
  | 'override'
  | 'launchd'
  | 'task'
  | 'start'
  | 'password'
  | 'firewall'
  | 'certificate'
  | 'proxyFile'
  | 'proxyLoad'
  | 'check'
  | 'checkPublic';

/** Something to save or to run, in the order of doing it. */
export interface Step {
  readonly name: StepName;
  /** Path of a file; commands have none. */
  readonly file?: string;
  readonly language: 'bash' | 'powershell' | 'yaml' | 'nginx' | 'text' | 'ini' | 'json';
  readonly code: string;
}

/** Everything that the choices make. */
export interface Plan {
  readonly siteUrl: string;
  readonly steps: readonly Step[];
}

const isWindows = ({system}: Choices): boolean => system === 'windows';

/** Whether the proxy's machine is set up as the packages of Linux do it. */
const hasLinuxProxy = ({system}: Choices): boolean => system !== 'windows' && system !== 'macos';

function commands(choices: Choices, name: StepName, lines: readonly string[]): Step {
  return {name, language: isWindows(choices) ? 'powershell' : 'bash', code: lines.join('\n')};
}

function dockerSteps(choices: Choices, comments: Comments): readonly Step[] {
  const {system, method, proxy, https} = choices;
  const password = commands(choices, 'password', ['docker logs alist']);
  if (method === 'run') {
    const code = isWindows(choices) ? dockerRunPowershell(choices) : dockerRun(choices);
    return [commands(choices, 'run', [code]), password];
  }
  const tls: readonly Step[] =
    proxy === 'traefik' && https === 'own'
      ? [{name: 'tlsFile', file: traefikTlsPath(choices), language: 'yaml', code: TRAEFIK_TLS}]
      : [];
  const code = composeFile(choices, comments);
  const hasTerminal = system === 'linux' || system === 'windows' || system === 'macos';
  return [
    ...tls,
    {name: 'compose', file: 'docker-compose.yml', language: 'yaml', code},
    ...(hasTerminal ? [commands(choices, 'start', ['docker compose up -d'])] : []),
    password,
  ];
}

/** Path of a file in the folder of the program. */
function within({folder}: Choices, ...names: readonly string[]): string {
  return [folder, ...names].join(folder.includes('\\') ? '\\' : '/');
}

/** The file with the settings; AList reads one that has only some keys. */
function configSteps(choices: Choices, name: 'config' | 'configPart'): readonly Step[] {
  const settings = settingsOf(choices);
  const file = within(choices, 'data', 'config.json');
  return settings.length === 0 ? [] : [{name, file, language: 'json', code: configJson(settings)}];
}

function linuxSteps(choices: Choices): readonly Step[] {
  const folder = shellWord(choices.folder);
  const config = configSteps(choices, 'config');
  const configPath = shellWord(within(choices, 'data', 'config.json'));
  return [
    commands(choices, 'install', [
      `sudo mkdir -p ${shellWord(within(choices, 'data'))}`,
      `sudo tar -xzf alist-linux-amd64.tar.gz -C ${folder}`,
      `sudo useradd --system --home-dir ${folder} --shell /usr/sbin/nologin alist`,
    ]),
    ...config,
    {
      name: 'unit',
      file: '/etc/systemd/system/alist.service',
      language: 'ini',
      code: systemdUnit(choices),
    },
    commands(choices, 'start', [
      `sudo chown -R alist: ${folder}`,
      ...(config.length > 0 ? [`sudo chmod 600 ${configPath}`] : []),
      'sudo systemctl daemon-reload',
      'sudo systemctl enable --now alist',
      'systemctl status alist',
    ]),
    commands(choices, 'password', ['sudo journalctl -u alist | grep "initial password"']),
  ];
}

function macosSteps(choices: Choices): readonly Step[] {
  const folder = shellPath(choices.folder);
  return [
    commands(choices, 'install', [
      `mkdir -p ${folder}/data`,
      `tar -xzf alist-darwin-arm64.tar.gz -C ${folder}`,
      `xattr -d com.apple.quarantine ${folder}/alist`,
    ]),
    ...configSteps(choices, 'config'),
    commands(choices, 'launchd', [launchdCommands(choices)]),
    commands(choices, 'password', [`grep "initial password" ${folder}/service.log`]),
  ];
}

function windowsSteps(choices: Choices): readonly Step[] {
  const {folder, port} = choices;
  return [
    commands(choices, 'install', [
      `Expand-Archive alist-windows-amd64.zip -DestinationPath ${powershellString(folder)}`,
      `New-Item -ItemType Directory -Force ${powershellString(within(choices, 'data'))}`,
    ]),
    ...configSteps(choices, 'config'),
    commands(choices, 'task', [scheduledTask(choices)]),
    ...(isBehindOwnProxy(choices)
      ? []
      : [
          commands(choices, 'firewall', [
            `New-NetFirewallRule -DisplayName AList -Direction Inbound -Protocol TCP -LocalPort ${port} -Action Allow`,
          ]),
        ]),
    commands(choices, 'password', [
      `cd ${powershellString(folder)}`,
      String.raw`.\alist.exe admin random`,
    ]),
  ];
}

/** What the script takes as a folder: it adds `alist` to one that isn't its own. */
const SCRIPT_FOLDER = '/opt/alist';

function scriptSteps(choices: Choices): readonly Step[] {
  const {folder} = choices;
  const parent = folder.replace(/\/alist$/, '');
  const target = folder === SCRIPT_FOLDER ? '' : ` ${shellWord(parent)}`;
  const inFolder = {...choices, folder: folder === SCRIPT_FOLDER ? folder : `${parent}/alist`};
  const config = configSteps(inFolder, 'configPart');
  return [
    commands(choices, 'install', [
      'curl -fsSL https://alistgo.com/v3.sh -o v3.sh',
      'grep -n "https://" v3.sh',
      `sudo bash v3.sh install${target}`,
      `DIR=${shellWord(inFolder.folder)}`,
      'sudo systemctl stop alist',
      'sudo useradd --system --home-dir "$DIR" --shell /usr/sbin/nologin alist',
      'sudo chown -R alist: "$DIR"',
    ]),
    ...config,
    {
      name: 'override',
      file: '/etc/systemd/system/alist.service.d/override.conf',
      language: 'ini',
      code: scriptOverride(choices),
    },
    commands(choices, 'start', [
      'sudo systemctl daemon-reload',
      'sudo systemctl start alist',
      'systemctl status alist',
    ]),
  ];
}

function installSteps(choices: Choices, comments: Comments): readonly Step[] {
  if (usesDocker(choices)) return dockerSteps(choices, comments);
  if (choices.method === 'script') return scriptSteps(choices);
  if (choices.system === 'macos') return macosSteps(choices);
  return isWindows(choices) ? windowsSteps(choices) : linuxSteps(choices);
}

/** Commands that get a certificate where the proxy doesn't. */
function certbot(choices: Choices): readonly Step[] {
  const {proxy, https, host} = choices;
  if (https !== 'acme' || (proxy !== 'nginx' && proxy !== 'apache')) return [];
  return [
    commands(choices, 'certificate', [
      `sudo certbot certonly --${proxy} -d ${shellWord(asciiHost(host))}`,
    ]),
  ];
}

function proxySteps(choices: Choices, comments: Comments): readonly Step[] {
  const isLinux = hasLinuxProxy(choices);
  const load = (lines: readonly string[]): Step => commands(choices, 'proxyLoad', lines);
  switch (choices.proxy) {
    case 'nginx': {
      const file = isLinux ? '/etc/nginx/conf.d/alist.conf' : 'alist.conf';
      return [
        ...certbot(choices),
        {name: 'proxyFile', file, language: 'nginx', code: nginxFile(choices, comments)},
        load(
          isLinux
            ? ['sudo nginx -t', 'sudo systemctl reload nginx']
            : ['nginx -t', 'nginx -s reload'],
        ),
      ];
    }
    case 'caddy': {
      const file = isLinux ? '/etc/caddy/Caddyfile' : 'Caddyfile';
      return [
        {name: 'proxyFile', file, language: 'text', code: caddyFile(choices)},
        load([
          `caddy validate --config ${file}`,
          isLinux ? 'sudo systemctl reload caddy' : `caddy reload --config ${file}`,
        ]),
      ];
    }
    case 'apache': {
      const file = isLinux ? '/etc/apache2/sites-available/alist.conf' : 'alist.conf';
      const ssl = choices.https === 'none' ? '' : 'ssl ';
      return [
        ...certbot(choices),
        {name: 'proxyFile', file, language: 'text', code: apacheFile(choices, comments)},
        load(
          isLinux
            ? [
                `sudo a2enmod ${ssl}headers proxy proxy_http`,
                'sudo a2ensite alist',
                'sudo apachectl configtest',
                'sudo systemctl reload apache2',
              ]
            : ['httpd -t', 'httpd -k graceful'],
        ),
      ];
    }
    default:
      return [];
  }
}

function checkSteps(choices: Choices): readonly Step[] {
  const {proxy, https, host, subpath, port} = choices;
  const curl = isWindows(choices) ? 'curl.exe' : 'curl';
  const isOwnTls = proxy === 'none' && https === 'own';
  const url = siteUrl(choices);
  // With TLS of its own, AList has no certificate for the loopback address.
  const local = isOwnTls
    ? `${curl} -k https://127.0.0.1:${port}${subpath}/ping`
    : `${curl} http://127.0.0.1:${port}${subpath}/ping`;
  const hasLocal = proxy !== 'traefik';
  const isPublic = host !== '' && host !== EXAMPLE_HOST;
  return [
    ...(hasLocal ? [commands(choices, 'check', [local])] : []),
    ...(isPublic || proxy !== 'none'
      ? [
          commands(choices, 'checkPublic', [
            `${curl} ${url}/ping`,
            `${curl} -i -X PROPFIND -H 'Depth: 0' -u '<user>:<password>' ${url}/dav/`,
          ]),
        ]
      : []),
  ];
}

/** What to save and to run for a reader's choices, in order. */
export function planOf(choices: Choices, comments: Comments): Plan {
  return {
    siteUrl: siteUrl(choices),
    steps: [
      ...installSteps(choices, comments),
      ...proxySteps(choices, comments),
      ...checkSteps(choices),
    ],
  };
}

/** Numbers of the steps, from 1, that aren't the same in another plan. */
export function changedSteps(before: readonly Step[], after: readonly Step[]): readonly number[] {
  return after.flatMap(({name, code}, index) =>
    before.some((step) => step.name === name && step.code === code) ? [] : [index + 1],
  );
}
