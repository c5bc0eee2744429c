import type {TokenProvider} from '@site/src/lib/token-flow/types';
import {open115} from './115';
import {cookie115} from './115-cookie';
import {pan123} from './123pan';
import {aliyundrive} from './aliyundrive';
import {oldAliyundrive} from './aliyundrive-old';
import {baidu} from './baidu';
import {dropbox} from './dropbox';
import {google} from './google';
import {onedrive} from './onedrive';
import {wopan} from './wopan';
import {yandex} from './yandex';

/** Every provider with a helper page, in the order of the index. */
export const tokenProviders: readonly TokenProvider[] = [
  onedrive,
  google,
  dropbox,
  aliyundrive,
  oldAliyundrive,
  baidu,
  open115,
  cookie115,
  pan123,
  wopan,
  yandex,
];
