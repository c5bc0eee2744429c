import type {TokenProvider} from '@site/src/lib/shared/token-flow/types';
import {provider as open115} from './115';
import {provider as cookie115} from './115-cookie';
import {provider as pan123} from './123pan';
import {provider as aliyundrive} from './aliyundrive';
import {provider as oldAliyundrive} from './aliyundrive-old';
import {provider as baidu} from './baidu';
import {provider as dropbox} from './dropbox';
import {provider as google} from './google';
import {provider as onedrive} from './onedrive';
import {provider as wopan} from './wopan';
import {provider as yandex} from './yandex';

/** The records of all providers, in the order of the index. A test compares the list with the folder. */
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
