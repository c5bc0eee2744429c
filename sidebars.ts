import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the site map (sections 4 to 7). A page enters here once it is written in both languages. */
const sidebars: SidebarsConfig = {
  guide: [
    'guide/index',
    {type: 'category', label: 'Install', items: ['guide/install/index', 'guide/install/docker']},
    {
      type: 'category',
      label: 'Drivers',
      items: [
        'guide/drivers/index',
        'guide/drivers/common',
        {
          type: 'category',
          label: 'Own disks and servers',
          items: [
            'guide/drivers/local',
            'guide/drivers/SMB',
            'guide/drivers/ftp',
            'guide/drivers/ftps',
            'guide/drivers/sftp',
            'guide/drivers/webdav',
            'guide/drivers/s3',
            'guide/drivers/alist_v2_v3',
          ],
        },
        {
          type: 'category',
          label: 'Built on other storages',
          items: [
            'guide/drivers/alias',
            'guide/drivers/Crypt',
            'guide/drivers/strm',
            'guide/drivers/UrlTree',
          ],
        },
        {
          type: 'category',
          label: 'Drives in China',
          items: [
            'guide/drivers/aliyundrive_open',
            'guide/drivers/aliyundrive',
            'guide/drivers/115_open',
            'guide/drivers/115',
            'guide/drivers/123_open',
            'guide/drivers/123',
            'guide/drivers/baidu',
            'guide/drivers/baidu_share',
            'guide/drivers/baidu_photo',
            'guide/drivers/baidu_youth',
            'guide/drivers/quark',
            'guide/drivers/uc',
            'guide/drivers/thunder',
            'guide/drivers/189',
            'guide/drivers/139',
            'guide/drivers/wopan',
            'guide/drivers/lanzou',
            'guide/drivers/ilanzou',
            'guide/drivers/feiji',
          ],
        },
        {
          type: 'category',
          label: 'Drives elsewhere',
          items: [
            'guide/drivers/onedrive',
            'guide/drivers/onedrive_app',
            'guide/drivers/googledrive',
            'guide/drivers/googlephotos',
            'guide/drivers/dropbox',
            'guide/drivers/mega',
            'guide/drivers/pikpak',
            'guide/drivers/protondrive',
            'guide/drivers/pcloud',
            'guide/drivers/yandex',
            'guide/drivers/Terabox',
          ],
        },
      ],
    },
    {type: 'category', label: 'Advanced', items: ['guide/advanced/token-server']},
    {type: 'category', label: 'API', items: ['guide/api/index', 'guide/api/fs']},
    'guide/contribute',
  ],
  config: ['config/index', 'config/configuration', 'config/site'],
  faq: ['faq/index', 'faq/error'],
  reference: ['reference/permissions', 'reference/cli'],
};

export default sidebars;
