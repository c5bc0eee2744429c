import {serverFeatures, type Capabilities} from '../contract.ts';
import {aliyunRoutes} from './aliyun.ts';
import {baiduRoutes} from './baidu.ts';
import {dropboxRoutes} from './dropbox.ts';
import {onedriveRoutes} from './onedrive.ts';
import {pan115Routes} from './pan115.ts';
import {pan123Routes} from './pan123.ts';
import type {Route, RouteRequest} from './route.ts';
import {wopanRoutes} from './wopan.ts';
import {yandexRoutes} from './yandex.ts';

/** What this server can do as it is configured. */
function readCapabilities({settings}: RouteRequest): Capabilities {
  return {
    version: 1,
    features: serverFeatures.filter(
      (feature) => feature !== 'yandex' || settings.clients.YANDEX !== undefined,
    ),
  };
}

/** Every call below `/alist`. A new provider is a file beside this one and a line here. */
export const routes: readonly Route[] = [
  {methods: ['GET'], path: '/capabilities', failures: 'plain', answer: readCapabilities},
  ...pan115Routes,
  ...pan123Routes,
  ...aliyunRoutes,
  ...baiduRoutes,
  ...dropboxRoutes,
  ...onedriveRoutes,
  ...wopanRoutes,
  ...yandexRoutes,
];
