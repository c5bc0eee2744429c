import {composeString, yamlString} from '@site/src/lib/shared/quoting/yaml';
import {powershellString, powershellWord} from '@site/src/lib/shared/quoting/powershell';
import {shellWord} from '@site/src/lib/shared/quoting/shell';
import {asciiHost, isBehindOwnProxy, type Choices} from './choices';
import type {Comments} from './comments';
import {shellPath} from './paths';
import {
  CERTIFICATE_FOLDER,
  environmentOf,
  HTTP_PORT,
  HTTPS_PORT,
  settingsOf,
  variables,
} from './settings';

/** Names of the image on Docker Hub and on GitHub. */
const REPOSITORIES = {docker: 'xhofe/alist', github: 'ghcr.io/alistgo/alist'} as const;

/** Where the image has AList's data. */
const DATA = '/opt/alist/data';

/** Where the builder puts the reader's files: the image changes the owner of everything below `/opt/alist`. */
const MEDIA = '/mnt/media';

/** Name of the image, with its tag. */
function imageOf({registry, image}: Pick<Choices, 'registry' | 'image'>): string {
  return `${REPOSITORIES[registry]}:latest${image === 'plain' ? '' : `-${image}`}`;
}

/** Environment variables of the container: for its start script, the system, and AList. */
function variablesOf(choices: Choices): readonly (readonly [string, string])[] {
  const {puid, pgid, timeZone} = choices;
  return [
    ['PUID', puid],
    ['PGID', pgid],
    ['UMASK', '022'],
    ['TZ', timeZone],
    ...environmentOf(settingsOf(choices)),
  ];
}

/** The port of the machine, and the container's. Behind a proxy on the same machine, others can't reach it. */
function publishedPort(choices: Choices): string {
  const {proxy, https, port} = choices;
  const inside = proxy === 'none' && https === 'own' ? HTTPS_PORT : HTTP_PORT;
  return `${isBehindOwnProxy(choices) ? '127.0.0.1:' : ''}${port}:${inside}`;
}

/** Files and folders of the machine besides the data, as `[outside, inside]`. */
function otherMounts(choices: Choices): readonly (readonly [string, string])[] {
  const {proxy, https, certificate, key, media, canWrite} = choices;
  const files: readonly (readonly [string, string])[] =
    proxy === 'none' && https === 'own'
      ? [
          [certificate, `${CERTIFICATE_FOLDER}/fullchain.pem:ro`],
          [key, `${CERTIFICATE_FOLDER}/privkey.pem:ro`],
        ]
      : [];
  return [...(media === '' ? [] : [[media, MEDIA + (canWrite ? '' : ':ro')] as const]), ...files];
}

/** A mount in a Compose file, where `~` and variables of the shell work, and `$` has an escape. */
function composeMount(outside: string, inside: string): string {
  const home = '~/';
  const isInHome = outside.startsWith(home);
  const path = (isInHome ? outside.slice(home.length) : outside).replaceAll('$', '$$$$');
  return yamlString(`${isInHome ? '${HOME}/' : ''}${path}:${inside}`);
}

/** A folder beside AList's data. */
function beside(folder: string, name: string): string {
  return folder.replace(/[^\\/]*$/, name);
}

/** Traefik in front of AList: its service, and the labels by which it finds AList. */
function traefikParts(
  choices: Choices,
  comments: Comments,
): {readonly service: readonly string[]; readonly labels: readonly string[]} {
  const {https, subpath, publicPort, email, folder, certificate, key} = choices;
  const isSecure = https !== 'none';
  const entry = isSecure ? 'websecure' : 'web';
  // Traefik redirects to its own port. With another one outside, visitors would end up at the wrong one.
  const hasRedirect = isSecure && publicPort === '';
  const rule =
    `Host(\`${asciiHost(choices.host)}\`)` +
    (subpath === '' ? '' : ` && (Path(\`${subpath}\`) || PathPrefix(\`${subpath}/\`))`);
  const command = [
    '--providers.docker=true',
    '--providers.docker.exposedbydefault=false',
    ...(hasRedirect || !isSecure ? ['--entrypoints.web.address=:80'] : []),
    ...(hasRedirect ? ['--entrypoints.web.http.redirections.entrypoint.to=websecure'] : []),
    ...(isSecure ? ['--entrypoints.websecure.address=:443'] : []),
    `# ${comments.traefikTimeout}`,
    `--entrypoints.${entry}.transport.respondingtimeouts.readtimeout=0`,
    ...(https === 'acme'
      ? [
          `--certificatesresolvers.le.acme.email=${email}`,
          '--certificatesresolvers.le.acme.storage=/acme/acme.json',
          '--certificatesresolvers.le.acme.tlschallenge=true',
        ]
      : []),
    ...(https === 'own' ? ['--providers.file.filename=/etc/traefik/tls.yml'] : []),
  ];
  const inside = isSecure ? '443' : '80';
  const mounts: readonly (readonly [string, string])[] = [
    ['/var/run/docker.sock', '/var/run/docker.sock:ro'],
    ...(https === 'acme' ? [[beside(folder, 'traefik-acme'), '/acme'] as const] : []),
    ...(https === 'own'
      ? [
          [traefikTlsPath(choices), '/etc/traefik/tls.yml:ro'] as const,
          [certificate, '/certs/fullchain.pem:ro'] as const,
          [key, '/certs/privkey.pem:ro'] as const,
        ]
      : []),
  ];
  const labels = [
    'traefik.enable=true',
    `traefik.http.routers.alist.rule=${rule}`,
    `traefik.http.routers.alist.entrypoints=${entry}`,
    ...(https === 'acme' ? ['traefik.http.routers.alist.tls.certresolver=le'] : []),
    ...(https === 'own' ? ['traefik.http.routers.alist.tls=true'] : []),
    `traefik.http.services.alist.loadbalancer.server.port=${HTTP_PORT}`,
  ];
  return {
    service: [
      '  traefik:',
      '    image: traefik:v3',
      '    restart: unless-stopped',
      '    command:',
      ...command.map((line) => `      ${line.startsWith('#') ? line : `- ${composeString(line)}`}`),
      '    ports:',
      ...(hasRedirect ? ['      - "80:80"'] : []),
      `      - ${yamlString(`${publicPort === '' ? inside : publicPort}:${inside}`)}`,
      '    volumes:',
      ...mounts.map(([outside, target]) => `      - ${composeMount(outside, target)}`),
    ],
    labels: ['    labels:', ...labels.map((label) => `      - ${composeString(label)}`)],
  };
}

/** Where the machine has Traefik's file with the certificate. */
export function traefikTlsPath({folder}: Choices): string {
  return `${beside(folder, 'traefik')}/tls.yml`;
}

/** Traefik's file with the certificate, as its container finds it. */
export const TRAEFIK_TLS = [
  'tls:',
  '  certificates:',
  '    - certFile: /certs/fullchain.pem',
  '      keyFile: /certs/privkey.pem',
].join('\n');

/** A Compose file. */
export function composeFile(choices: Choices, comments: Comments): string {
  const traefik = choices.proxy === 'traefik' ? traefikParts(choices, comments) : undefined;
  const mounts = [[choices.folder, DATA] as const, ...otherMounts(choices)];
  return [
    'services:',
    ...(traefik?.service ?? []),
    '  alist:',
    `    image: ${imageOf(choices)}`,
    '    container_name: alist',
    '    restart: unless-stopped',
    ...(traefik ? [] : ['    ports:', `      - ${yamlString(publishedPort(choices))}`]),
    '    volumes:',
    ...mounts.map(([outside, inside]) => `      - ${composeMount(outside, inside)}`),
    '    environment:',
    ...variablesOf(choices).map(([name, value]) => `      - ${composeString(`${name}=${value}`)}`),
    ...(traefik?.labels ?? []),
  ].join('\n');
}

/** The command that starts a container, for Bash and the like. */
export function dockerRun(choices: Choices): string {
  const environment = variablesOf(choices).map(
    ([name, value]) => `-e ${shellWord(`${name}=${value}`)}`,
  );
  return [
    `DATA=${shellPath(choices.folder)}`,
    [
      'docker run -d --name alist --restart unless-stopped',
      `-p ${publishedPort(choices)}`,
      `-v "\${DATA}:${DATA}"`,
      ...otherMounts(choices).map(([outside, inside]) => `-v ${shellPath(outside)}:${inside}`),
      environment.slice(0, 4).join(' '),
      ...environment.slice(4),
      imageOf(choices),
    ].join(' \\\n  '),
  ].join('\n');
}

/**
 * The command that starts a container, for PowerShell. Values go through its own variables: Windows PowerShell drops
 * quotes from the arguments of a program.
 */
export function dockerRunPowershell(choices: Choices): string {
  const environment = variablesOf(choices);
  const isAwkward = ([name, value]: readonly [string, string]): boolean =>
    name === variables['database.password'] || /["\s]/.test(value);
  return [
    `$DATA = ${powershellString(choices.folder)}`,
    ...environment
      .filter(isAwkward)
      .map(([name, value]) => `$env:${name} = ${powershellString(value)}`),
    [
      'docker run -d --name alist --restart unless-stopped',
      `-p ${publishedPort(choices)}`,
      `-v "\${DATA}:${DATA}"`,
      ...otherMounts(choices).map(
        ([outside, inside]) => `-v ${powershellWord(`${outside}:${inside}`)}`,
      ),
      ...environment.map((each) =>
        isAwkward(each) ? `-e ${each[0]}` : `-e ${powershellWord(each.join('='))}`,
      ),
      imageOf(choices),
    ].join(' '),
  ].join('\n');
}
