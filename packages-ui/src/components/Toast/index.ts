export { toast, Toaster, TOAST_DURATION, type ToasterProps, type ToastOptions } from './Toast.js';
