import type {SmsFlow, TokenProvider} from '@site/src/lib/shared/token-flow/types';

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
    purpose: {en: 'signs in and requests an SMS code', zh: '登录，并申请短信验证码'},
  },
  codeInput: {
    slot: 'smsCode',
    label: {en: 'SMS code', zh: '短信验证码'},
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  exchange: {
    method: 'POST',
    url: '{api}/alist/wopan/verify_code',
    encoding: 'json',
    fields: {phone: '{phone}', password: '{password}', verify_code: '{smsCode}'},
    purpose: {en: 'exchanges the SMS code for tokens', zh: '用短信验证码换取令牌'},
  },
};

/** WoPan of China Unicom. */
export const provider: TokenProvider = {
  id: 'wopan',
  name: {en: 'WoPan', zh: '联通云盘'},
  page: '/tool/wopan/token.html',
  lead: {
    en: 'Get the tokens for the WoPan driver with your phone number, your password, and an SMS code.',
    zh: '用手机号、密码和短信验证码，为 WoPan 驱动获取令牌。',
  },
  needs: {
    en: 'A WoPan account, its password, and the phone that receives the SMS.',
    zh: '联通云盘账号和密码，以及能接收短信的手机。',
  },
  isPublicOnly: true,
  sees: {
    en: "Your phone number, password, SMS code, and both tokens go through the API server in plain text. We suggest that you get the tokens manually instead. The server that you can run yourself doesn't offer this sign-in.",
    zh: '手机号、密码、短信验证码和两个令牌都会以明文经过 API 服务器。建议改为手动获取令牌。可以自建的服务器不提供这种登录。',
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
      en: "Don't sign in to the WoPan website afterwards, because that signs AList out. The mobile app doesn't affect AList.",
      zh: '之后不要登录联通云盘网页版，否则 AList 的登录会失效。手机 App 不受影响。',
    },
  ],
  problems: [
    {
      title: {en: 'An image captcha is required', zh: '需要图形验证码'},
      text: {
        en: 'Too many people are using the same server. Follow the manual steps above.',
        zh: '使用同一服务器的人太多。请按上面的手动步骤获取令牌。',
      },
    },
  ],
  manual: {
    en: "Open a private window and your browser's developer tools, and then sign in to pan.wo.cn. In the list of network requests, find the response that contains access_token and refresh_token, and copy both. Close the window without signing out.",
    zh: '在无痕窗口中打开浏览器的开发者工具，登录 pan.wo.cn。在网络请求列表中找到含有 access_token 和 refresh_token 的响应，复制这两个值。不要退出登录，直接关闭窗口。',
  },
  links: [{label: {en: 'WoPan', zh: '联通云盘'}, href: 'https://pan.wo.cn'}],
};
