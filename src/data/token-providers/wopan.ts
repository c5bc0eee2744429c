import type {SmsFlow, TokenProvider} from '@site/src/lib/token-flow/types';

const flow: SmsFlow = {
  kind: 'sms',
  inputs: [
    {slot: 'phone', label: {en: 'Phone number', zh: '手机号'}, inputMode: 'tel'},
    {slot: 'password', label: {en: 'Password', zh: '密码'}, secret: true},
  ],
  login: {
    method: 'POST',
    url: '{api}/alist/wopan/login',
    encoding: 'json',
    fields: {phone: '{phone}', password: '{password}'},
    purpose: {en: 'signs in and has a code sent by SMS', zh: '登录，并让运营商发送短信验证码'},
  },
  codeInput: {
    slot: 'smsCode',
    label: {en: 'Code from the SMS', zh: '短信验证码'},
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  exchange: {
    method: 'POST',
    url: '{api}/alist/wopan/verify_code',
    encoding: 'json',
    fields: {phone: '{phone}', password: '{password}', verify_code: '{smsCode}'},
    purpose: {en: 'trades the SMS code for tokens', zh: '用验证码换取令牌'},
  },
};

/** WoPan of China Unicom (contract section 2.8). */
export const wopan: TokenProvider = {
  id: 'wopan',
  name: {en: 'WoPan', zh: '联通云盘'},
  page: '/tool/wopan/token.html',
  lead: {
    en: 'Get the tokens of the WoPan driver with your phone number, password, and a code by SMS.',
    zh: '用手机号、密码和短信验证码，为 WoPan 驱动获取令牌。',
  },
  needs: {
    en: 'A WoPan account with its password, and the phone that gets the SMS.',
    zh: '联通云盘账号及其密码，以及能收短信的手机。',
  },
  isPublicOnly: true,
  sees: {
    en: 'Your phone number, your password, the SMS code and both tokens pass through the API server in readable form. We suggest the way by hand below. The server that you can run yourself does not offer this sign-in.',
    zh: '手机号、密码、短信验证码和两个令牌都会以明文经过 API 服务器。建议使用下面的手动方法。可以自建的服务器不提供这种登录。',
  },
  flows: [flow],
  targets: [
    {
      driver: 'WoPan',
      page: 'wopan',
      fields: [
        {name: 'refresh_token', from: 'refreshToken'},
        {name: 'access_token', from: 'accessToken'},
      ],
    },
  ],
  notes: [
    {
      en: 'Do not sign in to the WoPan web site afterwards: that ends the session of AList. The mobile app does not.',
      zh: '之后不要再登录联通云盘网页版，否则 AList 的会话会失效。手机 App 不受影响。',
    },
  ],
  problems: [
    {
      title: {en: 'A picture captcha is demanded', zh: '要求图形验证码'},
      text: {
        en: 'Too many people use the same server. Take the tokens by hand, as shown above.',
        zh: '使用同一服务器的人太多。请按上面的方法手动获取令牌。',
      },
    },
  ],
  manual: {
    en: 'Sign in at pan.wo.cn in a private window with the developer tools of the browser open. In the network list, find the answer that holds access_token and refresh_token, and copy both. Close the window without signing out.',
    zh: '在无痕窗口打开浏览器的开发者工具，登录 pan.wo.cn。在网络列表中找到含有 access_token 和 refresh_token 的响应，复制这两个值。不要退出登录，直接关闭窗口。',
  },
  links: [{label: {en: 'WoPan', zh: '联通云盘'}, href: 'https://pan.wo.cn'}],
};
