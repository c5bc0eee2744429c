import type {EarlyAction} from '../../shared/early/contract';
import {onPress} from './page';

type Answer = (button: HTMLElement, event: MouseEvent) => unknown;

/** What happens when a button is pressed, by its action. */
type Answers = Readonly<Record<Exclude<EarlyAction, 'lazy'>, Answer>>;

/** Answers presses of all buttons with a `data-action`. */
export function answerActions(answers: Answers): void {
  onPress((target, event) => {
    const button = target.closest<HTMLElement>('[data-action]');
    if (button)
      (answers as Partial<Record<string, Answer>>)[String(button.dataset['action'])]?.(
        button,
        event,
      );
  });
}

/** Sets an attribute of all buttons with an action: what they say of their state until the application does. */
export function setOnButtons(action: EarlyAction, name: string, value: boolean): void {
  for (const button of document.querySelectorAll(`[data-action=${action}]`)) {
    button.setAttribute(name, String(value));
  }
}
