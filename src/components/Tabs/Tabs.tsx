import {Children, isValidElement, useEffect, useId, type ReactElement, type ReactNode} from 'react';
import {events} from '@site/src/lib/shared/early/contract';
import type {TAB_KEYS} from '@site/src/lib/browser/storageKeys';
import styles from './Tabs.widget.module.css';

export interface TabItemProps {
  /** Name of the choice, remembered and used in links. */
  readonly value: string;
  readonly label?: string;
  /** Shown first where nothing else was chosen; without it, the first one is. */
  readonly default?: boolean;
  readonly children: ReactNode;
}

interface TabsProps {
  /** Tabs of one group are switched together, remembered, and can be linked to: `?group=value`. */
  readonly groupId?: string;
  /** Tabs of code are remembered apart from others (specification section 4). */
  readonly kind?: (typeof TAB_KEYS)[number];
  readonly children: ReactNode;
}

/** One alternative; only {@link Tabs} draws it. */
export function TabItem({children}: TabItemProps): ReactNode {
  return children;
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && child.props.value !== undefined;
}

/**
 * Alternatives of which one is shown. The early script switches them, so that they work before the
 * application runs: what is drawn here never changes, and React leaves alone what the script sets.
 */
export function Tabs({groupId, kind = 'tabs', children}: TabsProps): ReactNode {
  const id = useId();
  const items = Children.toArray(children)
    .filter(isTabItem)
    .map(({props}) => props);
  const first = items.find((item) => item.default) ?? items[0];

  useEffect(() => {
    dispatchEvent(new Event(events.tabsDrawn));
  }, []);

  return (
    <div className={styles.tabs}>
      <div role="tablist" className={styles.list} data-group={groupId} data-kind={kind}>
        {items.map(({value, label}) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${value}-tab`}
            aria-controls={id + value}
            aria-selected={value === first?.value}
            tabIndex={value === first?.value ? 0 : -1}
            data-value={value}
            suppressHydrationWarning
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map(({value, label, children: panel}) => (
        <div
          key={value}
          role="tabpanel"
          id={id + value}
          aria-labelledby={`${id}${value}-tab`}
          data-label={label ?? value}
          hidden={value !== first?.value}
          suppressHydrationWarning
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
