import type {Localized} from '@site/src/lib/shared/localized';
import type {NoticeKey} from './noticeRules';

/** A link of a notice; the primary one is what most readers want next. */
interface NoticeAction {
  readonly text: Localized;
  /** Page of this site, without language prefix, or address elsewhere. */
  readonly link: string;
  readonly type: 'primary' | 'default';
}

/** Texts of a notice. */
export interface Notice {
  readonly title: Localized;
  readonly content: Localized;
  readonly actions: readonly NoticeAction[];
}

/** Texts of all notices, loaded when one shows; `noticeRules.ts` says when that is. */
export const notices: Readonly<Record<NoticeKey, Notice>> = {
  'windows-7': {
    title: {en: 'Windows 7 is no longer supported', zh: '不再支持 Windows 7'},
    content: {
      en: "Starting with version 3.30.0, AList doesn't run on Windows 7 and Windows Server 2008. The Go language no longer supports these systems.",
      zh: '从 3.30.0 版起，AList 不再支持 Windows 7 和 Windows Server 2008，因为 Go 语言已停止支持这两个系统。',
    },
    actions: [
      {
        text: {en: 'Installation methods', zh: '安装方式'},
        link: '/guide/install/',
        type: 'primary',
      },
      {
        text: {en: 'Read more', zh: '了解原因'},
        link: 'https://github.com/golang/go/issues/64622',
        type: 'default',
      },
    ],
  },
};

/** Button that dismisses a notice. */
export const dismissNotice: Localized = {en: 'Got it', zh: '知道了'};
