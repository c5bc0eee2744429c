import type {WopanLoginAnswer} from '../contract.ts';
import {json} from './scenarios.ts';

const GOOD_PHONE = '13800000000';
const CAPTCHA_PHONE = '13900000000';
const GOOD_SMS = '123456';

function refuse(code: string): Response {
  return json(400, {error: `request failed with rsp_code: ${code}`});
}

/** First step: any password of the good phone is right. */
export function wopanLogin(values: Readonly<Record<string, string>>): Response {
  if (values['phone'] === CAPTCHA_PHONE) return refuse('8005 picture captcha required');
  if (values['phone'] !== GOOD_PHONE) return refuse('1001 wrong phone or password');
  return json(200, {needSmsCode: '1'} satisfies WopanLoginAnswer);
}

export function wopanVerify(values: Readonly<Record<string, string>>): Response {
  if (values['phone'] !== GOOD_PHONE || values['verify_code'] !== GOOD_SMS)
    return refuse('1002 wrong code');
  return json(200, {
    access_token: 'mock-access-wopan',
    refresh_token: 'mock-refresh-wopan',
    expires_in: 604_799,
  });
}
