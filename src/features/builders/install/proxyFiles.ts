import {apacheWord, caddyWord, nginxWord} from '@site/src/lib/shared/quoting/servers';
import {asciiHost, type Choices} from './choices';
import type {Comments} from './comments';

/** Lines with a space of indent before each that isn't empty. */
function indented(space: string, lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : space + line));
}

const upstreamOf = ({upstream, port}: Choices): string => `${upstream}:${port}`;

/**
 * A site of nginx.
 *
 * @param choices whose paths have no `$`
 */
export function nginxFile(choices: Choices, comments: Comments): string {
  const {https, subpath, publicPort, certificate, key} = choices;
  const host = asciiHost(choices.host);
  const isSecure = https !== 'none';
  const port = publicPort === '' ? (isSecure ? '443' : '80') : publicPort;
  const ssl = isSecure ? ' ssl' : '';
  const redirect = [
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    `    server_name ${host};`,
    '    return 301 https://$host$request_uri;',
    '}',
    '',
  ];
  const files = [
    '',
    `    ssl_certificate ${nginxWord(certificate)};`,
    `    ssl_certificate_key ${nginxWord(key)};`,
  ];
  const server = [
    'server {',
    `    listen ${port}${ssl};`,
    `    listen [::]:${port}${ssl};`,
    `    server_name ${host};`,
    ...(isSecure ? files : []),
    '',
    `    location ${subpath}/ {`,
    ...indented('        ', [
      `# ${comments.nginxPath}`,
      `proxy_pass http://${upstreamOf(choices)};`,
      'proxy_http_version 1.1;',
      `# ${comments.nginxHost}`,
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-Host $http_host;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      `# ${comments.nginxAddress}`,
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Real-IP $remote_addr;',
      `# ${comments.nginxSize}`,
      'client_max_body_size 0;',
      'proxy_request_buffering off;',
      'proxy_buffering off;',
      `# ${comments.nginxTimeout}`,
      'proxy_read_timeout 1h;',
      'proxy_send_timeout 1h;',
    ]),
    '    }',
    '}',
  ];
  // With its own port, the site leaves port 80 to others.
  return [...(isSecure && publicPort === '' ? redirect : []), ...server].join('\n');
}

/** A Caddyfile. */
export function caddyFile(choices: Choices): string {
  const {https, subpath, publicPort, certificate, key} = choices;
  const scheme = https === 'none' ? 'http://' : '';
  const port = publicPort === '' ? '' : `:${publicPort}`;
  const matcher = subpath === '' ? '' : '@alist ';
  return [
    `${scheme}${asciiHost(choices.host)}${port} {`,
    ...indented('\t', [
      ...(https === 'own' ? [`tls ${caddyWord(certificate)} ${caddyWord(key)}`] : []),
      ...(subpath === '' ? [] : [`@alist path ${subpath} ${subpath}/*`]),
      `reverse_proxy ${matcher}${upstreamOf(choices)} {`,
      '\theader_up X-Real-IP {remote_host}',
      '}',
    ]),
    '}',
  ].join('\n');
}

/** A site of Apache, as Debian and Ubuntu have it. */
export function apacheFile(choices: Choices, comments: Comments): string {
  const {https, subpath, publicPort, certificate, key} = choices;
  const host = asciiHost(choices.host);
  const isSecure = https !== 'none';
  const port = publicPort === '' ? (isSecure ? '443' : '80') : publicPort;
  // Debian's ports.conf has the usual ones.
  const listen = ['80', '443'].includes(port) ? [] : [`Listen ${port}`, ''];
  const redirect = [
    '<VirtualHost *:80>',
    `    ServerName ${host}`,
    `    Redirect permanent / https://${host}/`,
    '</VirtualHost>',
    '',
  ];
  const files = [
    'SSLEngine on',
    `SSLCertificateFile ${apacheWord(certificate)}`,
    `SSLCertificateKeyFile ${apacheWord(key)}`,
    '',
  ];
  const place = `${subpath === '' ? '/' : subpath} http://${upstreamOf(choices)}${subpath === '' ? '/' : subpath}`;
  const site = [
    `<VirtualHost *:${port}>`,
    ...indented('    ', [
      `ServerName ${host}`,
      '',
      ...(isSecure ? files : []),
      'ProxyRequests Off',
      'ProxyPreserveHost On',
      'AllowEncodedSlashes NoDecode',
      `# ${comments.apacheSize}`,
      'LimitRequestBody 0',
      '',
      `RequestHeader set X-Forwarded-Proto "${isSecure ? 'https' : 'http'}"`,
      `# ${comments.apacheAddress}`,
      'RequestHeader unset X-Forwarded-For',
      'RequestHeader unset X-Forwarded-Host',
      'RequestHeader unset X-Real-IP',
      '',
      `# ${comments.apacheNames}`,
      `ProxyPass ${place} nocanon timeout=3600`,
      `ProxyPassReverse ${place}`,
    ]),
    '</VirtualHost>',
  ];
  return [...listen, ...(isSecure && publicPort === '' ? redirect : []), ...site].join('\n');
}
