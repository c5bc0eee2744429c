import type {Redirect} from '@site/src/lib/shared/address';

/**
 * Old addresses and where they lead (sitemap section 8), in root-locale spelling: each row holds for
 * `/zh` too, with and without `.html`. A `*` stands for any run of characters.
 * Spellings that differ only by case, `_`, `-` or `%20` need no row: the resolver finds them.
 */
export const redirects: readonly Redirect[] = [
  {from: '/guide/drivers/sfpt', to: '/guide/drivers/sftp.html'},
  {from: '/guide/drivers/Alist V2 V3', to: '/guide/drivers/alist_v2_v3.html'},
  {from: '/guide/drivers/baidu.photo', to: '/guide/drivers/baidu_photo.html'},
  {from: '/guide/drivers/url_tree', to: '/guide/drivers/UrlTree.html'},
  {from: '/guide/drivers/google_drive', to: '/guide/drivers/googledrive.html'},
  {from: '/guide/drivers/google_photos', to: '/guide/drivers/googlephotos.html'},
  {from: '/guide/drivers/lenovo_nas_share', to: '/guide/drivers/lenovonasshare.html'},
  {from: '/guide/installation/*', to: '/guide/install/*'},
  {from: '/guide/installation', to: '/guide/install/'},
  {from: '/configuration/*', to: '/config/*'},
  {from: '/configuration', to: '/config/'},
  {from: '/api/*', to: '/guide/api/*'},
  {from: '/api', to: '/guide/api/'},
  {from: '/README', to: '/'},
  {from: '/*/README', to: '/*/'},
  {from: '/en/*', to: '/*'},
  {from: '/en', to: '/'},
  {from: '/docs/driver/*', to: '/guide/drivers/*'},
  {from: '/docs/driver/*', to: '/guide/drivers/'},
];
