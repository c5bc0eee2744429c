import {suite, type Place} from '../suite/suite';

// Steps that no machine of the checks can follow, so that the results name them.

const live = suite({serverless: true});

const notRun: readonly (readonly [title: string, reason: string, places: readonly Place[]])[] = [
  ['Docker starts AList', 'needs Docker', ['page:guide/install/docker#install']],
  [
    "AList's own script installs AList",
    'needs a machine with systemd that may be changed',
    ['page:guide/install/script#install'],
  ],
  [
    'the commands for PowerShell and cmd install, start, update, and restore AList',
    'needs Windows',
    [
      'page:guide/install/manual#start-at-boot',
      'page:guide/install/update#steps',
      'page:guide/install/update#roll-back',
      'page:guide/install/index#start-at-boot',
    ],
  ],
  [
    'the container apps of NAS systems and panels run AList',
    'needs a NAS or a panel',
    ['page:guide/install/nas#systems', 'page:guide/install/nas#backup'],
  ],
  [
    'OpenWrt, Android, and a Raspberry Pi run AList',
    'needs the device',
    [
      'page:guide/install/small-devices#openwrt',
      'page:guide/install/small-devices#termux-running',
      'page:guide/install/small-devices#raspberry-pi',
    ],
  ],
  [
    'the commands build AList',
    "needs AList's source code, and the time to build it",
    ['page:guide/install/source#install'],
  ],
  [
    'a hosting platform runs AList',
    'needs an account with the provider',
    ['page:guide/install/paas#install'],
  ],
  ['the desktop app starts', 'needs a license of the app', ['page:guide/install/desktop#install']],
  [
    'the apps at Microsoft, GitHub, Google, and DingTalk sign users in',
    'needs an account with the provider',
    [
      'page:guide/advanced/sso#microsoft',
      'page:guide/advanced/sso#github',
      'page:guide/advanced/sso#google',
      'page:guide/advanced/sso#dingtalk',
    ],
  ],
  [
    'the token server gets tokens with its own credentials',
    'needs an account with the provider',
    ['page:guide/advanced/token-server#credentials'],
  ],
];

for (const [title, reason, places] of notRun)
  live.check(title, places, (context) => context.skip(reason));
