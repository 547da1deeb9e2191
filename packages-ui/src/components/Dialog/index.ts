export { Dialog, DialogClose, DialogFooter, type DialogProps } from './Dialog.js';
