import {existsSync, writeFileSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import path from 'node:path';
import {generate} from 'selfsigned';
import {withoutPlaceholders} from './samples';

/** What a sample's fixed ports and files are in a test. */
export interface Setting {
  /** For everything that the server writes or reads. */
  readonly folder: string;
  /** Ports on loopback instead of 80 and 443. */
  readonly http: number;
  readonly https: number;
  /** AList's address instead of `127.0.0.1:5244`. */
  readonly alist: string;
}

/** A key and a certificate in a folder, which every sample then uses. */
export async function writeCertificate(folder: string): Promise<void> {
  const pair = await generate([{name: 'commonName', value: 'files.example.com'}], {
    keyType: 'ec',
  });
  writeFileSync(path.join(folder, 'cert.pem'), pair.cert);
  writeFileSync(path.join(folder, 'key.pem'), pair.private);
}

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1');

const withAlist = (code: string, {alist}: Setting): string =>
  code.replaceAll('127.0.0.1:5244', alist);

/** Directives that are outside every server. */
const HTTP_DIRECTIVES = /^(?:server|include|log_format|map|upstream|limit_req_zone)\b/;

/** A directive of nginx from the start of a line, with its block. */
const DIRECTIVE = /^(?!#|\s)[^\n]*(?:\{$[\s\S]*?^\}|;)$/gm;

/**
 * Directives of a sample for nginx.
 *
 * @throws Error when a line belongs to none, so that no line goes unchecked
 */
function directivesOf(code: string): readonly string[] {
  const rest = code.replaceAll(DIRECTIVE, '').replaceAll(/^#.*$/gm, '').trim();
  if (rest !== '') throw new Error(`Not a directive of one line or with a block: ${rest}`);
  return code.match(DIRECTIVE) ?? [];
}

/**
 * A whole configuration of nginx around a sample, which may be servers, or parts of one.
 *
 * @param setting ports, files, and AList's address
 */
export function nginxConfiguration(sample: string, setting: Setting): string {
  const {folder, http, https} = setting;
  const code = withAlist(withoutPlaceholders(sample, '127.0.0.0/8'), setting)
    .replaceAll(/listen \[::\]:(80|443)/g, hasIpv6 ? 'listen [::1]:$1' : '# $&')
    .replaceAll(/listen (?=80|443)/g, 'listen 127.0.0.1:')
    .replaceAll(/(listen \S+:)80\b/g, `$1${http}`)
    .replaceAll(/(listen \S+:)443\b/g, `$1${https}`)
    .replaceAll(/ssl_certificate \S+;/g, 'ssl_certificate cert.pem;')
    .replaceAll(/ssl_certificate_key \S+;/g, 'ssl_certificate_key key.pem;')
    .replaceAll('/var/log/nginx/', '');
  const directives = directivesOf(code);
  const outside = directives.filter((directive) => HTTP_DIRECTIVES.test(directive));
  const inside = directives.filter((directive) => !HTTP_DIRECTIVES.test(directive));
  if (inside.length > 0) {
    outside.push(
      `server {
listen 127.0.0.1:${https} ssl;
ssl_certificate cert.pem;
ssl_certificate_key key.pem;
${inside.join('\n')}
}`,
    );
  }
  return `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path ${folder}/${name};`)
  .join('\n')}
${outside.join('\n')}
}
`;
}

/** Arguments of nginx for a configuration in a folder. */
export function nginxArguments(folder: string, file: string): readonly string[] {
  return ['-e', 'stderr', '-p', folder, '-c', file];
}

/** Options of a Caddyfile for all of its sites, in a block at its top. */
const CADDY_OPTIONS = /^\{\n([\s\S]*?\n)\}\n/;

/**
 * Caddy's configuration: the sample as it is, after options that name ports and keep Caddy off the
 * machine's settings.
 */
export function caddyConfiguration(sample: string, setting: Setting): string {
  const [, options = ''] = CADDY_OPTIONS.exec(sample) ?? [];
  return `{
	admin off
	local_certs
	skip_install_trust
	default_bind 127.0.0.1
	http_port ${setting.http}
	https_port ${setting.https}
${options}}
${withAlist(withoutPlaceholders(sample.replace(CADDY_OPTIONS, '')), setting)}
`;
}

/** Where Caddy keeps its files, which is a user's home otherwise. */
export function caddyEnvironment(folder: string): Record<string, string> {
  return {HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder};
}

/** Modules that Debian's Apache always has on, as far as they change what a proxy does. */
const APACHE_MODULES = [
  'mpm_event',
  'unixd',
  'log_config',
  'authz_core',
  'alias',
  'filter',
  'setenvif',
  'reqtimeout',
];

const apacheFolders = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/lib/httpd/modules',
  '/opt/homebrew/lib/httpd/modules',
  '/usr/libexec/apache2',
];

/**
 * Lines that load modules of Apache. Some modules are part of the program on some systems; they need no line.
 *
 * @param names as `a2enmod` takes them
 */
export function loadApacheModules(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const file = apacheFolders
      .map((folder) => path.join(folder, `mod_${name}.so`))
      .find((each) => existsSync(each));
    return file === undefined ? [] : [`LoadModule ${name}_module ${file}`];
  });
}

/**
 * A whole configuration of Apache around a sample, which may be hosts, or part of one.
 *
 * @param modules names as `a2enmod` takes them
 */
export function apacheConfiguration(
  sample: string,
  modules: readonly string[],
  setting: Setting,
): string {
  const {folder, http, https} = setting;
  const loads = loadApacheModules([...APACHE_MODULES, ...modules]);
  const code = withAlist(sample, setting)
    .replaceAll('*:80', `127.0.0.1:${http}`)
    .replaceAll('*:443', `127.0.0.1:${https}`)
    .replaceAll(/SSLCertificateFile \S+/g, `SSLCertificateFile ${folder}/cert.pem`)
    .replaceAll(/SSLCertificateKeyFile \S+/g, `SSLCertificateKeyFile ${folder}/key.pem`);
  return `
ServerRoot ${folder}
DefaultRuntimeDir ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
ServerName localhost
${loads.join('\n')}
<IfModule unixd_module>
User #65534
Group #65534
</IfModule>
Listen 127.0.0.1:${http}
Listen 127.0.0.1:${https}
${code}
`;
}
