/**
 * Asks what is asked in quick succession all at once: the results on screen want their texts at the same time, and answers
 * one by one would each be drawn in a separate frame.
 *
 * @param ask gets the questions, and answers in the same order
 * @returns asks one of them; '' is the answer to one that has none
 */
export function askTogether<Question>(
  ask: (questions: readonly Question[]) => Promise<readonly string[]>,
): (question: Question) => Promise<string> {
  let questions: Question[] = [];
  let answers: Promise<readonly string[]> | undefined;

  function start(): Promise<readonly string[]> {
    return new Promise((resolve) => {
      setTimeout(() => {
        const asked = questions;
        questions = [];
        answers = undefined;
        resolve(ask(asked));
      });
    });
  }

  return async (question) => {
    const at = questions.push(question) - 1;
    answers ??= start();
    return (await answers)[at] ?? '';
  };
}
