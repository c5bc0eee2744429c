// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://docs.example.com/"}
import {act, cleanup, configure, fireEvent, screen, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {provider as open115} from '@site/src/data/token-providers/115';
import {FlowTool} from '@site/src/features/token-tools/flows/FlowTool';
import {PrivacyPart} from '@site/src/features/token-tools/pages/ToolSections';
import {useChoice} from '@site/src/features/token-tools/flows/useChoice';
import {useFreshRequestLog} from '@site/src/features/token-tools/pages/useFreshRequestLog';
import {renderPage} from '@site/tests/helpers/renderPage';

// Only a broken page takes that long: requests are answered at once, but the machine may be busy.
configure({asyncUtilTimeout: 20_000});

const UID = 'uid-0123456789-abcdefghij';

type Answer = () => Promise<Response>;

const json =
  (body: object): Answer =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body)));
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn();

/** What the API server returns, by the end of the path. */
let answers: Record<string, Answer>;

beforeEach(() => {
  // Time stays still but for what a test lets pass. Pauses between questions are real: no test waits for one.
  vi.useFakeTimers({toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_800_000_000_000});
  answers = {
    capabilities: json({features: []}),
    auth_device_code: json({
      code_verifier: 'verifier-0123456789',
      resp: {uid: UID, time: 1, sign: 'sign-1', qrcode: 'https://115.com/scan/1'},
    }),
    get_status: json({resp: {status: 0}}),
  };
  vi.stubGlobal('fetch', (url: string) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? '';
    return (answers[name] ?? lost)();
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page(): ReactNode {
  const choice = useChoice(open115);
  useFreshRequestLog();
  return (
    <>
      <FlowTool provider={open115} choice={choice} onResult={vi.fn()} />
      <PrivacyPart provider={open115} shown={choice} isLive />
    </>
  );
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', {name}));
const states = (): readonly (string | null)[] =>
  within(screen.getByRole('list', {name: 'Requests, in order', hidden: true}))
    .getAllByText(/^(Waiting|Done|Failed|Stopped|In progress|Sent)/)
    .map(({textContent}) => textContent.replace(/\d+:\d+.*$/, '').trim());
const summary = (): string => screen.getByText('Requests').textContent;

describe('a QR code', () => {
  test('says how long it is waited for', async () => {
    renderPage(<Page />);
    press('Get a QR code');
    expect((await screen.findByRole('timer')).textContent).toBe('Time left: 5:00');
    act(() => void vi.advanceTimersByTime(61_000));
    expect(screen.getByRole('timer').textContent).toBe('Time left: 3:59');
    act(() => void vi.advanceTimersByTime(10 * 60_000));
    expect(screen.getByRole('timer').textContent).toBe('Time left: 0:00');
    press('Stop');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('is waited for in words, and the scan is told', async () => {
    answers['get_status'] = json({resp: {status: 1}});
    renderPage(<Page />);
    press('Get a QR code');
    expect(await screen.findByText('Scanned. Now confirm in the 115 mobile app.')).toBeTruthy();
  });

  test('that cannot be had can be asked for again', async () => {
    answers['auth_device_code'] = lost;
    renderPage(<Page />);
    press('Get a QR code');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain("The server couldn't be reached");
    answers['auth_device_code'] = json({});
    press('Try again');
    expect(await screen.findByText("The response couldn't be read")).toBeTruthy();
  });
});

describe('the log of a sign-in', () => {
  test('waits, then checks off each request as it happens', async () => {
    renderPage(<Page />);
    expect(summary()).toBe('Requests nothing sent yet');
    expect(states()).toEqual(['Waiting', 'Waiting', 'Waiting', 'Waiting']);
    press('Get a QR code');
    await screen.findByText('Requests', {selector: 'summary'});
    await screen.findByText(/^3 done$/);
    expect(states()).toEqual(['Done at', 'Done at', 'Done at', 'Waiting']);
  });

  test('names what failed', async () => {
    answers['auth_device_code'] = lost;
    renderPage(<Page />);
    press('Get a QR code');
    await screen.findByRole('alert');
    expect(states()).toEqual(['Done at', 'Failed at', 'Waiting', 'Waiting']);
    expect(summary()).toBe('Requests 1 done, 1 failed');
  });

  test('holds no value of the sign-in, and is gone when the page is left', async () => {
    const {container} = renderPage(<Page />);
    press('Get a QR code');
    await screen.findByText(/^3 done$/);
    expect(container.innerHTML).not.toMatch(/uid-0123|verifier-0123|sign-1/);
    expect(localStorage.length + sessionStorage.length).toBe(0);
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(summary()).toBe('Requests nothing sent yet');
  });
});
