import type {Notice} from '@site/src/data/notices';
import type {NoticeKey} from './noticeRules';

export {dismissNotice} from '../../../../../src/data/notices';
export type {Notice} from '@site/src/data/notices';

/** Texts of the notices of the fixture site. */
export const notices: Readonly<Record<NoticeKey, Notice>> = {
  waits: {
    title: {en: 'Read this first', zh: '请先阅读'},
    content: {en: 'It waits for an answer.', zh: '需要你确认。'},
    actions: [],
  },
  session: {
    title: {en: 'For this session', zh: '本次会话'},
    content: {en: 'It comes back in the next one.', zh: '下次会再出现。'},
    actions: [
      {text: {en: 'Everything', zh: '全部'}, link: '/guide/everything.html', type: 'primary'},
      {text: {en: 'Elsewhere', zh: '其他'}, link: 'https://code.example.com/', type: 'default'},
    ],
  },
};
