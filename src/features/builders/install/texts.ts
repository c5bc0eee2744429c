import './partTexts';
import {translate} from '@docusaurus/Translate';
import {createTexts} from '@site/src/lib/browser/createTexts';
import type {Choices, System} from './choices';
import type {Comments} from './comments';
import type {StepName} from './plan';

/** Texts of the installation builder, in the language of the page: each language is built apart. */
const texts = {
  title: translate({id: 'installBuilder.title', message: 'Installation builder'}),
  lead: translate({
    id: 'installBuilder.lead',
    message:
      'Enter your values to get the files and commands for your installation. This page sends nothing.',
  }),
  toResults: translate({id: 'installBuilder.toResults', message: 'Files and commands'}),
  changed: translate({id: 'installBuilder.changed', message: 'Updated steps: {numbers}'}),
  system: translate({id: 'installBuilder.system', message: 'System'}),
  system_linux: translate({id: 'installBuilder.system_linux', message: 'Linux'}),
  system_windows: translate({id: 'installBuilder.system_windows', message: 'Windows'}),
  system_macos: translate({id: 'installBuilder.system_macos', message: 'macOS'}),
  system_synology: translate({id: 'installBuilder.system_synology', message: 'Synology DSM'}),
  system_qnap: translate({id: 'installBuilder.system_qnap', message: 'QNAP QTS'}),
  system_unraid: translate({id: 'installBuilder.system_unraid', message: 'Unraid'}),
  system_truenas: translate({id: 'installBuilder.system_truenas', message: 'TrueNAS'}),
  system_fnos: translate({id: 'installBuilder.system_fnos', message: 'fnOS'}),
  system_portainer: translate({id: 'installBuilder.system_portainer', message: 'Portainer'}),
  method: translate({id: 'installBuilder.method', message: 'Install with'}),
  method_compose: translate({id: 'installBuilder.method_compose', message: 'Docker Compose'}),
  method_run: translate({id: 'installBuilder.method_run', message: 'docker run'}),
  method_binary: translate({id: 'installBuilder.method_binary', message: 'Binary'}),
  method_script: translate({id: 'installBuilder.method_script', message: 'Linux script'}),
  proxy: translate({id: 'installBuilder.proxy', message: 'Reverse proxy'}),
  proxy_none: translate({id: 'installBuilder.proxy_none', message: 'None'}),
  proxy_nginx: translate({id: 'installBuilder.proxy_nginx', message: 'nginx'}),
  proxy_caddy: translate({id: 'installBuilder.proxy_caddy', message: 'Caddy'}),
  proxy_apache: translate({id: 'installBuilder.proxy_apache', message: 'Apache'}),
  proxy_traefik: translate({id: 'installBuilder.proxy_traefik', message: 'Traefik'}),
  https: translate({id: 'installBuilder.https', message: 'HTTPS'}),
  https_acme: translate({
    id: 'installBuilder.https_acme',
    message: 'Certificate from Let’s Encrypt',
  }),
  https_own: translate({id: 'installBuilder.https_own', message: 'Your own certificate'}),
  https_alist: translate({
    id: 'installBuilder.https_alist',
    message: 'Your own certificate, in AList',
  }),
  https_none: translate({id: 'installBuilder.https_none', message: 'None'}),
  host: translate({id: 'installBuilder.host', message: 'Host name'}),
  hostNote: translate({
    id: 'installBuilder.hostNote',
    message: 'Name that visitors use, without `https://`, for example `files.example.com`.',
  }),
  subpath: translate({id: 'installBuilder.subpath', message: 'Subpath'}),
  subpathNote: translate({
    id: 'installBuilder.subpathNote',
    message: 'For example `/alist`. Leave it blank if AList has the whole host name.',
  }),
  port: translate({id: 'installBuilder.port', message: 'AList’s port'}),
  portNote: translate({
    id: 'installBuilder.portNote',
    message: 'Port on the machine that runs AList.',
  }),
  publicPort: translate({id: 'installBuilder.publicPort', message: 'Public port'}),
  publicPortNote: translate({
    id: 'installBuilder.publicPortNote',
    message: 'Leave it blank for 443, or 80 without HTTPS.',
  }),
  upstream: translate({id: 'installBuilder.upstream', message: 'AList’s address for the proxy'}),
  upstreamNote: translate({
    id: 'installBuilder.upstreamNote',
    message: 'Change it if the proxy runs on another machine or in a container.',
  }),
  certificate: translate({id: 'installBuilder.certificate', message: 'Certificate file'}),
  certificateNote: translate({
    id: 'installBuilder.certificateNote',
    message: 'Full path on this machine. The file contains the whole chain.',
  }),
  key: translate({id: 'installBuilder.key', message: 'Key file'}),
  email: translate({id: 'installBuilder.email', message: 'Email for Let’s Encrypt'}),
  emailNote: translate({
    id: 'installBuilder.emailNote',
    message: 'Let’s Encrypt gets it with the first certificate. It isn’t part of the link.',
  }),
  folder: translate({id: 'installBuilder.folder', message: 'Data folder'}),
  programFolder: translate({id: 'installBuilder.programFolder', message: 'AList’s folder'}),
  folderNote: translate({
    id: 'installBuilder.folderNote',
    message: 'Full path. AList needs a separate folder.',
  }),
  media: translate({id: 'installBuilder.media', message: 'Folder with your files'}),
  mediaNote: translate({
    id: 'installBuilder.mediaNote',
    message: 'A folder of this machine to show in AList. You can leave it blank.',
  }),
  canWrite: translate({id: 'installBuilder.canWrite', message: 'AList can change these files'}),
  puid: translate({id: 'installBuilder.puid', message: 'PUID'}),
  puidNote: translate({
    id: 'installBuilder.puidNote',
    message: 'User and group that AList runs as. The command `id` prints yours.',
  }),
  pgid: translate({id: 'installBuilder.pgid', message: 'PGID'}),
  timeZone: translate({id: 'installBuilder.timeZone', message: 'Time zone'}),
  timeZoneNote: translate({
    id: 'installBuilder.timeZoneNote',
    message: 'For example `Asia/Shanghai`.',
  }),
  image: translate({id: 'installBuilder.image', message: 'Image'}),
  image_plain: translate({id: 'installBuilder.image_plain', message: 'AList only'}),
  image_ffmpeg: translate({id: 'installBuilder.image_ffmpeg', message: 'With FFmpeg'}),
  image_aria2: translate({id: 'installBuilder.image_aria2', message: 'With aria2'}),
  image_aio: translate({id: 'installBuilder.image_aio', message: 'With FFmpeg and aria2'}),
  registry: translate({id: 'installBuilder.registry', message: 'Image from'}),
  registry_docker: translate({id: 'installBuilder.registry_docker', message: 'Docker Hub'}),
  registry_github: translate({id: 'installBuilder.registry_github', message: 'GitHub'}),
  database: translate({id: 'installBuilder.database', message: 'Database'}),
  database_sqlite3: translate({id: 'installBuilder.database_sqlite3', message: 'SQLite, built in'}),
  database_mysql: translate({id: 'installBuilder.database_mysql', message: 'MySQL'}),
  database_postgres: translate({id: 'installBuilder.database_postgres', message: 'PostgreSQL'}),
  dbHost: translate({id: 'installBuilder.dbHost', message: 'Database host'}),
  dbHostNote: translate({
    id: 'installBuilder.dbHostNote',
    message: 'In a container, `127.0.0.1` is the container itself.',
  }),
  dbPort: translate({id: 'installBuilder.dbPort', message: 'Database port'}),
  dbName: translate({id: 'installBuilder.dbName', message: 'Database name'}),
  dbUser: translate({id: 'installBuilder.dbUser', message: 'Database user'}),
  dbPassword: translate({id: 'installBuilder.dbPassword', message: 'Database password'}),
  dbTls: translate({id: 'installBuilder.dbTls', message: 'Encrypt the connection to the database'}),
  faultHost: translate({
    id: 'installBuilder.faultHost',
    message: 'Enter a host name or IPv4 address, without https://, port, or path.',
  }),
  faultSubpath: translate({
    id: 'installBuilder.faultSubpath',
    message: 'Start with / and use only letters, digits, dots, and hyphens.',
  }),
  faultPort: translate({id: 'installBuilder.faultPort', message: 'Enter a port from 1 to 65535.'}),
  faultSamePort: translate({
    id: 'installBuilder.faultSamePort',
    message: 'AList already uses this port. Choose another one for the proxy.',
  }),
  faultFolder: translate({
    id: 'installBuilder.faultFolder',
    message: 'Enter the full path of the folder.',
  }),
  faultFolderChars: translate({
    id: 'installBuilder.faultFolderChars',
    message: 'Choose a folder without a colon in its path.',
  }),
  faultFolderQuotes: translate({
    id: 'installBuilder.faultFolderQuotes',
    message: 'Choose a folder without quotes and backslashes in its path.',
  }),
  faultFolderScript: translate({
    id: 'installBuilder.faultFolderScript',
    message: 'For the script, use only letters, digits, dots, and hyphens in the path.',
  }),
  faultCertificate: translate({
    id: 'installBuilder.faultCertificate',
    message: 'Enter a full path without $, {, or }.',
  }),
  faultEmail: translate({
    id: 'installBuilder.faultEmail',
    message: 'This isn’t a valid email address.',
  }),
  faultId: translate({
    id: 'installBuilder.faultId',
    message: 'Enter the number that the command id prints.',
  }),
  faultTimeZone: translate({
    id: 'installBuilder.faultTimeZone',
    message: 'Enter a name such as Asia/Shanghai.',
  }),
  faultUpstream: translate({
    id: 'installBuilder.faultUpstream',
    message: 'Enter a host name or IP address, without http:// or port.',
  }),
  faultDatabase: translate({
    id: 'installBuilder.faultDatabase',
    message: 'Use a name without a slash, colon, or @.',
  }),
  siteUrl: translate({id: 'installBuilder.siteUrl', message: 'Public URL'}),
  file: translate({id: 'installBuilder.file', message: 'File: `{file}`.'}),
  stepInstall: translate({id: 'installBuilder.stepInstall', message: 'Install AList'}),
  stepConfig: translate({id: 'installBuilder.stepConfig', message: 'Save the settings'}),
  stepConfigPart: translate({id: 'installBuilder.stepConfigPart', message: 'Add the settings'}),
  stepTlsFile: translate({
    id: 'installBuilder.stepTlsFile',
    message: 'Save the file for the certificate',
  }),
  stepCompose: translate({id: 'installBuilder.stepCompose', message: 'Save the Compose file'}),
  stepRun: translate({id: 'installBuilder.stepRun', message: 'Start the container'}),
  stepUnit: translate({id: 'installBuilder.stepUnit', message: 'Save the service'}),
  stepOverride: translate({id: 'installBuilder.stepOverride', message: 'Add to the service'}),
  stepLaunchd: translate({
    id: 'installBuilder.stepLaunchd',
    message: 'Create and start the service',
  }),
  stepTask: translate({id: 'installBuilder.stepTask', message: 'Create and start the task'}),
  stepStart: translate({id: 'installBuilder.stepStart', message: 'Start AList'}),
  stepPassword: translate({id: 'installBuilder.stepPassword', message: 'Get the initial password'}),
  stepFirewall: translate({id: 'installBuilder.stepFirewall', message: 'Open the port'}),
  stepCertificate: translate({id: 'installBuilder.stepCertificate', message: 'Get a certificate'}),
  stepProxyFile: translate({
    id: 'installBuilder.stepProxyFile',
    message: 'Save the proxy’s configuration',
  }),
  stepProxyLoad: translate({id: 'installBuilder.stepProxyLoad', message: 'Test and load it'}),
  stepCheck: translate({id: 'installBuilder.stepCheck', message: 'Test AList on its machine'}),
  stepCheckPublic: translate({
    id: 'installBuilder.stepCheckPublic',
    message: 'Test the public URL',
  }),
  archiveNote: translate({
    id: 'installBuilder.archiveNote',
    message: 'Replace the file name with that of your download.',
  }),
  scriptNote: translate({
    id: 'installBuilder.scriptNote',
    message: 'Press Enter when the script asks for a GitHub proxy. It prints the initial password.',
  }),
  configPartNote: translate({
    id: 'installBuilder.configPartNote',
    message: 'Change these keys in the file, and leave the others unchanged.',
  }),
  adminNote: translate({
    id: 'installBuilder.adminNote',
    message: 'Run these commands in PowerShell as an administrator.',
  }),
  randomNote: translate({
    id: 'installBuilder.randomNote',
    message:
      'It sets a random password for `admin`, because a task has no window to print the initial one.',
  }),
  pingNote: translate({id: 'installBuilder.pingNote', message: 'It prints `pong`.'}),
  publicNote: translate({
    id: 'installBuilder.publicNote',
    message: 'The first command prints `pong`, and the second returns status 207.',
  }),
  saveRunNote: translate({
    id: 'installBuilder.saveRunNote',
    message: 'Save these commands. You need them again for every update.',
  }),
  composeFolder: translate({
    id: 'installBuilder.composeFolder',
    message: 'Save it in a separate folder, and run the next command there.',
  }),
  // src: help.synology.com/developer-guide/resource_acquisition/docker-project.html: its projects are Compose files
  composeSynology: translate({
    id: 'installBuilder.composeSynology',
    message: 'In Container Manager, create a project with it.',
  }),
  // src: github.com/qnap-dev/container-apps README.md: its applications are Compose files
  composeQnap: translate({
    id: 'installBuilder.composeQnap',
    message: 'In Container Station, create an application with it.',
  }),
  // src: github.com/unraid/docs run-docker-containers/overview.mdx, Limitations
  composeUnraid: translate({
    id: 'installBuilder.composeUnraid',
    message:
      'Unraid doesn’t include Docker Compose. Use it with a Compose plugin, or install with `docker run`.',
  }),
  // src: github.com/truenas/documentation UsingCustomApp.md, Installing via YAML
  composeTruenas: translate({
    id: 'installBuilder.composeTruenas',
    message: 'Under **Apps → Discover**, open the menu, select **Install via YAML**, and paste it.',
  }),
  // src: developer.fnnas.com/docs/core-concepts/docker: it starts Compose files
  composeFnos: translate({
    id: 'installBuilder.composeFnos',
    message: 'In the Docker app, create a Compose project with it.',
  }),
  // src: github.com/portainer/portainer-docs user/docker/stacks/add.md, Option 1
  composePortainer: translate({
    id: 'installBuilder.composePortainer',
    message: 'Under **Stacks**, select **Add stack**, and paste it into the web editor.',
  }),
  notePlain: translate({
    id: 'installBuilder.notePlain',
    message:
      'Without HTTPS, others in the network can read passwords and files. Use it only in a network that you trust.',
  }),
  notePublished: translate({
    id: 'installBuilder.notePublished',
    message:
      'Docker publishes the port to the whole network, and a host firewall might not block it.',
  }),
  noteUpstream: translate({
    id: 'installBuilder.noteUpstream',
    message:
      'The proxy reaches AList over the network. In the firewall, let only the proxy use AList’s port.',
  }),
  noteAcme: translate({
    id: 'installBuilder.noteAcme',
    message:
      'Before you start, the host name must point to this machine, and ports 80 and 443 must be open.',
  }),
  noteAcmePort: translate({
    id: 'installBuilder.noteAcmePort',
    message:
      'Let’s Encrypt checks ports 80 and 443, whatever the public port is. If they aren’t open, use your own certificate.',
  }),
  noteCertificate: translate({
    id: 'installBuilder.noteCertificate',
    message:
      'The user that runs AList must be able to read both files. Restart AList after each renewal.',
  }),
  noteSubpath: translate({
    id: 'installBuilder.noteSubpath',
    message: 'If the host name already has a site, add only the part for the subpath to it.',
  }),
  noteOwner: translate({
    id: 'installBuilder.noteOwner',
    message: 'At every start, the container changes the owner of the data folder to these IDs.',
  }),
  noteMedia: translate({
    id: 'installBuilder.noteMedia',
    message: 'In AList, add a storage **Local** with the root folder `/mnt/media`.',
  }),
  noteAria2: translate({
    id: 'installBuilder.noteAria2',
    message: 'aria2 starts together with AList. Don’t publish its port.',
  }),
  noteDatabase: translate({
    id: 'installBuilder.noteDatabase',
    message: 'Create the database and its user before you start AList.',
  }),
  noteFileSecret: translate({
    id: 'installBuilder.noteFileSecret',
    message: 'The file contains the password of the database. Keep it private.',
  }),
  noteRemoveOld: translate({
    id: 'installBuilder.noteRemoveOld',
    message:
      'If a container named `alist` already runs, remove it first with `docker rm -f alist`. Its data stays in its folder.',
  }),
  commentNginxPath: translate({
    id: 'installBuilder.commentNginxPath',
    message: 'No path after the port, so that nginx passes every path unchanged.',
  }),
  commentNginxHost: translate({
    id: 'installBuilder.commentNginxHost',
    message: '$http_host keeps the port, which WebDAV needs to move and rename.',
  }),
  commentNginxAddress: translate({
    id: 'installBuilder.commentNginxAddress',
    message: 'Replaces what the visitor sent, so that no one can fake an address.',
  }),
  commentNginxSize: translate({
    id: 'installBuilder.commentNginxSize',
    message: "No size limit, and no copy of the file on the proxy's disk.",
  }),
  commentNginxTimeout: translate({
    id: 'installBuilder.commentNginxTimeout',
    message: 'After the last byte, AList still sends the file to the provider.',
  }),
  commentApacheSize: translate({
    id: 'installBuilder.commentApacheSize',
    message: 'Newer releases of Apache limit a request to 1 GiB by default.',
  }),
  commentApacheAddress: translate({
    id: 'installBuilder.commentApacheAddress',
    message: 'Apache adds the real address and host after these lines.',
  }),
  commentApacheNames: translate({
    id: 'installBuilder.commentApacheNames',
    message: 'nocanon passes names with special characters unchanged.',
  }),
  commentTraefikTimeout: translate({
    id: 'installBuilder.commentTraefikTimeout',
    message: 'By default, Traefik stops uploads after 60 seconds.',
  }),
} as const satisfies Record<string, string>;

/** Name of a text of the installation builder. */
export type TextKey = keyof typeof texts;

/** A text of the installation builder, in the page's language, with each `{name}` replaced. */
export const t = createTexts(texts);

/** Comments in the files. */
export const comments: Comments = {
  nginxPath: t('commentNginxPath'),
  nginxHost: t('commentNginxHost'),
  nginxAddress: t('commentNginxAddress'),
  nginxSize: t('commentNginxSize'),
  nginxTimeout: t('commentNginxTimeout'),
  apacheSize: t('commentApacheSize'),
  apacheAddress: t('commentApacheAddress'),
  apacheNames: t('commentApacheNames'),
  traefikTimeout: t('commentTraefikTimeout'),
};

const stepTitles: Readonly<Record<StepName, TextKey>> = {
  install: 'stepInstall',
  config: 'stepConfig',
  configPart: 'stepConfigPart',
  tlsFile: 'stepTlsFile',
  compose: 'stepCompose',
  run: 'stepRun',
  unit: 'stepUnit',
  override: 'stepOverride',
  launchd: 'stepLaunchd',
  task: 'stepTask',
  start: 'stepStart',
  password: 'stepPassword',
  firewall: 'stepFirewall',
  certificate: 'stepCertificate',
  proxyFile: 'stepProxyFile',
  proxyLoad: 'stepProxyLoad',
  check: 'stepCheck',
  checkPublic: 'stepCheckPublic',
};

/** What a step is about. */
export function stepTitle(name: StepName): string {
  return t(stepTitles[name]);
}

/** Where each system takes a Compose file. */
const composePlaces: Readonly<Record<System, TextKey>> = {
  linux: 'composeFolder',
  windows: 'composeFolder',
  macos: 'composeFolder',
  synology: 'composeSynology',
  qnap: 'composeQnap',
  unraid: 'composeUnraid',
  truenas: 'composeTruenas',
  fnos: 'composeFnos',
  portainer: 'composePortainer',
};

/** How to use a step, or what it shows; blank where its title says it. */
export function stepNote(name: StepName, {system, method}: Choices): string {
  switch (name) {
    case 'install':
      return t(method === 'script' ? 'scriptNote' : 'archiveNote');
    case 'configPart':
      return t('configPartNote');
    case 'compose':
      return t(composePlaces[system]);
    case 'run':
      return t('saveRunNote');
    case 'task':
    case 'firewall':
      return t('adminNote');
    case 'password':
      return system === 'windows' && method === 'binary' ? t('randomNote') : '';
    case 'check':
      return t('pingNote');
    case 'checkPublic':
      return t('publicNote');
    default:
      return '';
  }
}
