/* jsdom knows the element `dialog` but none of its methods: these do what components see of them. */
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
  this.dataset['modal'] = '';
  this.querySelector<HTMLElement>('a, button, input')?.focus();
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
};
