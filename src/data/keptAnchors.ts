/** One address and the anchors on it that installed programs, forms or answers point at. */
export interface KeptAnchors {
  readonly path: string;
  readonly anchors: readonly string[];
  readonly usedBy: string;
}

/** Anchors that exist forever, in both locales (sitemap section 8). */
export const keptAnchors: readonly KeptAnchors[] = [
  {
    path: '/faq/howto.html',
    anchors: [
      'how-to-get-password-if-i-forget-it',
      'tls-handshake-timeout-read-connection-reset-by-peer-dns-lookup-failed-connect-connection-refused-client-timeout-exceeded-while-awaiting-headers-no-such-host',
    ],
    usedBy: 'sign-in page of the web client, bug report form',
  },
  {
    path: '/guide/install/docker.html',
    anchors: ['user-group-identifiers'],
    usedBy: "maintainers' answers",
  },
  {
    path: '/guide/drivers/common.html',
    anchors: ['mount-path', 'webdav-policy', 'web-proxy', 'download-proxy-url', 'cache-expiration'],
    usedBy: 'driver pages and outside guides',
  },
  {
    path: '/config/configuration.html',
    anchors: [
      'site_url',
      'site-url',
      'port',
      'scheme',
      'cdn',
      'force',
      'database',
      'temp_dir',
      'tasks',
    ],
    usedBy: 'driver pages and outside guides',
  },
  {
    path: '/guide/drivers/aliyundrive_open.html',
    anchors: ['drive-type'],
    usedBy: 'old notices and pages',
  },
  {
    path: '/guide/advanced/sso.html',
    anchors: ['sso-automatically-registers-as-an-alist-account'],
    usedBy: 'old notices and pages',
  },
  {path: '/guide/advanced/meta.html', anchors: ['tips'], usedBy: 'old notices and pages'},
  {
    path: '/guide/advanced/offline-download.html',
    anchors: ['qbittorrent'],
    usedBy: 'old notices and pages',
  },
];
