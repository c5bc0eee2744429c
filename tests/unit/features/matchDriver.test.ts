import {describe, expect, test} from 'vitest';
import {matchesDriver} from '@site/src/features/home/matchDriver';

const entry = {
  title: {en: 'Aliyun Drive and share', zh: '阿里云盘 / 分享'},
  names: ['Aliyundrive', 'AliyundriveShare'],
  isReadOnly: false,
};

describe('matchesDriver', () => {
  test.each(['aliyun', 'ALIYUN DRIVE', 'aliyundrive_share', '阿里', '阿里云盘分享', ' '])(
    '%j fits',
    (query) => {
      expect(matchesDriver(entry, query)).toBe(true);
    },
  );
  test.each(['onedrive', '百度'])('%j does not', (query) => {
    expect(matchesDriver(entry, query)).toBe(false);
  });
});
