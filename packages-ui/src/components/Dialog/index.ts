export { Dialog, DialogClose, DialogFooter, type DialogCloseProps, type DialogProps } from './Dialog.js';
