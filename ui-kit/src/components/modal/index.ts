export { Modal, type ModalProps } from './modal.js';
export { type ModalSize } from './modal.styles.js';
