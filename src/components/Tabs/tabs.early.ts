import {events} from '@site/src/lib/shared/early/contract';
import {onPress} from '@site/src/lib/browser/early/page';
import {readStored, writeStored} from '@site/src/lib/browser/early/stored';
import {parseRecord} from '@site/src/lib/browser/storedRecord';

/** Tabs of one kind share one key: `{group: value}` (specification section 4). */
function readTabs(kind: string): Readonly<Record<string, unknown>> {
  return parseRecord(readStored(kind));
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.children ?? [])] as HTMLElement[];
}

function showTab(tab: HTMLElement): void {
  for (const other of tabsBeside(tab)) {
    const isShown = other === tab;
    other.setAttribute('aria-selected', String(isShown));
    other.tabIndex = isShown ? 0 : -1;
    document
      .getElementById(other.getAttribute('aria-controls') ?? '')
      ?.toggleAttribute('hidden', !isShown);
  }
}

function showTabs(lists: Iterable<HTMLElement>, value: unknown): void {
  for (const list of lists) {
    const tab = list.querySelector<HTMLElement>(`[data-value="${CSS.escape(String(value))}"]`);
    if (tab) showTab(tab);
  }
}

function chooseTab(tab: HTMLElement): void {
  const {group, kind = ''} = tab.parentElement?.dataset ?? {};
  const {value} = tab.dataset;
  const top = tab.getBoundingClientRect().top;
  showTab(tab);
  if (group === undefined) return;
  showTabs(
    document.querySelectorAll<HTMLElement>(`[data-kind="${kind}"][data-group="${group}"]`),
    value,
  );
  // What was pressed stays where it is, whatever changed above it.
  scrollBy(0, tab.getBoundingClientRect().top - top);
  writeStored(kind, JSON.stringify({...readTabs(kind), [group]: value}));
}

/** The tab a link asks for (`?group=value`), otherwise the one chosen last. */
function restoreTabs(): void {
  const query = new URLSearchParams(location.search);
  for (const list of document.querySelectorAll<HTMLElement>('[data-kind][data-group]')) {
    const {group = '', kind = ''} = list.dataset;
    showTabs([list], query.get(group) ?? readTabs(kind)[group]);
  }
}

function moveTab(event: KeyboardEvent): void {
  const tab = document.activeElement as HTMLElement | null;
  if (!tab?.matches('[role=tab]')) return;
  const tabs = tabsBeside(tab);
  const place = tabs.indexOf(tab);
  const next = {
    ArrowRight: tabs[place + 1] ?? tabs[0],
    ArrowLeft: tabs.at(place - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** Switches tabs, and shows the remembered and linked ones. */
export function watchTabs(): void {
  onPress((target) => {
    const tab = target.closest<HTMLElement>('[role=tab]');
    if (tab) chooseTab(tab);
  });
  document.addEventListener('keydown', moveTab);
  restoreTabs();
  addEventListener(events.tabsDrawn, restoreTabs);
}
