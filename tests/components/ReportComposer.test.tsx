// @vitest-environment jsdom
import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {loadFacts} from '@site/src/build/facts/facts';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {reportData} from '@site/src/build/facts/reportData';
import {ReportView} from '@site/src/features/builders/report/ReportView';
import {renderPage} from '@site/tests/helpers/renderPage';

const facts = loadFacts('.');
const {report: data} = reportData(facts, localizeFacts(facts, 'en'), '.');
const [newest = ''] = data.versions;
const older = data.versions[5] ?? '';

function open(search = ''): void {
  history.replaceState(null, '', `/community/${search}`);
  renderPage(<ReportView data={data} />);
}

const field = (name: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(name);
const log = () => field(/^Message or log/);
const reported = (): string => document.querySelector('pre code')?.textContent ?? '';
const formLink = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', {name: /on GitHub/}).href);

async function paste(into: HTMLElement, text: string): Promise<void> {
  await userEvent.click(into);
  await userEvent.paste(text);
}

beforeEach(() => history.replaceState(null, '', '/community/'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what is pasted', () => {
  test('is masked in the field itself, and what was masked is listed', async () => {
    open();
    await paste(log(), 'failed: refresh_token=Ab1-Cd2-Ef3 from 203.0.113.9');
    expect(log().value).toBe('failed: refresh_token=[token-1] from [ip-1]');
    expect(document.body.textContent).not.toContain('Ab1-Cd2');
    expect(screen.getByText('Masked: tokens (1), IP and MAC addresses (1)')).toBeTruthy();
  });

  test('is masked where it’s without its key, once another field has told what it is', async () => {
    open();
    await paste(log(), 'refused: sunshine77');
    await paste(field(/^Configuration/), '{"password":"sunshine77"}');
    expect(log().value).toBe('refused: [password-1]');
    expect(reported()).not.toContain('sunshine');
  });

  test('is masked in the report while it’s typed, and in the field once it’s left', async () => {
    open();
    await userEvent.type(log(), 'token: ab12cd34');
    expect(reported()).toContain('token: [token-');
    expect(reported()).not.toContain('ab12cd34');
    await userEvent.tab();
    expect(log().value).not.toContain('ab12cd34');
  });

  test('is nowhere but here, and only driver and version are in the URL', async () => {
    open();
    await userEvent.selectOptions(field(/^Driver/), 'Onedrive');
    await userEvent.type(field(/^AList version/), newest);
    await paste(log(), 'something odd happened');
    expect(location.search).toBe(`?driver=Onedrive&version=${newest}`);
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    ).not.toContain('odd');
  });

  test('is gone when the page is left, and with the button', async () => {
    open();
    await paste(log(), 'something odd happened');
    fireEvent(window, new Event('pagehide'));
    expect(log().value).toBe('');
    await paste(log(), 'something odd happened');
    await userEvent.click(screen.getByRole('button', {name: 'Clear all values'}));
    expect(log().value).toBe('');
    expect(document.body.textContent).not.toContain('odd');
  });

  test('a typed text that isn’t a release stays out of the URL', async () => {
    open();
    await userEvent.type(field(/^AList version/), 'my-secret');
    expect(location.search).toBe('');
    await userEvent.tab();
    expect(screen.getByText(/^Enter the number of a version/)).toBeTruthy();
  });
});

describe('known causes', () => {
  test('come first, with the explanation; the report is written only if none fits', async () => {
    open('?driver=Onedrive');
    await paste(log(), 'failed init storage: AADSTS70000: The provided value is not valid');
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('link')[0]?.getAttribute('href')).toMatch(
      /^\/guide\/drivers\/onedrive\.html#/,
    );
    expect(screen.queryByLabelText(/^What happened/)).toBeNull();
    await userEvent.click(screen.getByRole('button', {name: 'None of these fits'}));
    expect(field(/^What happened/)).toBeTruthy();
  });

  test('aren’t asked about where there are none', async () => {
    open();
    await paste(log(), 'qqqq wwww zzzz');
    expect(screen.getByText('No known cause fits this text.')).toBeTruthy();
    expect(field(/^What happened/)).toBeTruthy();
  });

  test('of an old version include that there’s a newer one', async () => {
    open(`?version=${older}`);
    await paste(log(), 'qqqq wwww zzzz');
    expect(screen.getByText(new RegExp(`The newest release is ${newest}`))).toBeTruthy();
  });
});

describe('the report', () => {
  async function write(text: string): Promise<void> {
    open(`?driver=S3&version=${newest}`);
    await paste(log(), text);
    const more = screen.queryByRole('button', {name: 'None of these fits'});
    if (more) await userEvent.click(more);
    await paste(field(/^What happened/), 'Uploads stop at 5 GB');
    await paste(field(/^How to reproduce/), 'Upload a file of 6 GB');
    await paste(field(/^Configuration/), '{"site_url": "", "jwt_secret": "open-sesame-1"}');
  }

  test('has what AList’s form asks for, in its order', async () => {
    await write('qqqq `wwww` ``` zzzz');
    expect(reported()).toBe(
      [
        `### AList Version / AList 版本\n\n${newest}\n`,
        '### Driver used / 使用的存储驱动\n\nS3\n',
        '### Describe the bug / 问题描述\n\nUploads stop at 5 GB\n',
        '### Reproduction / 复现链接\n\nUpload a file of 6 GB\n',
        '### Config / 配置\n\n```json\n{"site_url": "", "jwt_secret": "[key-1]"}\n```\n',
        '### Logs / 日志\n\n````\nqqqq `wwww` ``` zzzz\n````\n',
      ].join('\n'),
    );
    expect(screen.getByText('All required fields have a value.')).toBeTruthy();
  });

  test('opens AList’s form with the fields filled in, without secrets', async () => {
    await write('qqqq wwww zzzz');
    const {origin, pathname, searchParams} = formLink();
    expect(origin + pathname).toBe('https://github.com/AlistGo/alist/issues/new');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      template: 'bug_report.yml',
      title: 'S3: Uploads stop at 5 GB',
      version: newest,
      driver: 'S3',
      'bug-description': 'Uploads stop at 5 GB',
      reproduction: 'Upload a file of 6 GB',
    });
    expect(formLink().href).not.toContain('sesame');
  });

  test('keeps what is too long out of the link, and gives it to copy', async () => {
    await write('qqqq wwww 报错\n'.repeat(1000));
    expect(formLink().href.length).toBeLessThanOrEqual(6000);
    expect(formLink().searchParams.has('logs')).toBe(false);
    expect(formLink().searchParams.get('version')).toBe(newest);
    expect(screen.getByText(/^Too long for the link.*Logs/)).toBeTruthy();
    expect(screen.getByRole('button', {name: 'Copy: Logs / 日志'})).toBeTruthy();
  });

  test('can be written without a message', async () => {
    open();
    await userEvent.click(screen.getByRole('button', {name: 'Write a report without a message'}));
    await paste(field(/^What happened/), 'The page stays blank');
    expect(reported()).toBe('### Describe the bug / 问题描述\n\nThe page stays blank\n');
  });

  test('says what is still needed', async () => {
    open();
    await paste(log(), 'qqqq wwww zzzz');
    expect(
      screen.getByText(
        'Still needed: AList version, Driver, What happened, How to reproduce it, Configuration',
      ),
    ).toBeTruthy();
  });
});

test('a flag in a note stays in one line', () => {
  open();
  expect(screen.getByText('--debug').className).toBe('unbroken');
  expect(screen.getByText(data.logFile).className).toBe('');
});
