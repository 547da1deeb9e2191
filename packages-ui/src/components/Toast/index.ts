export { toast, Toaster, TOAST_DURATION, type ToasterProps } from './Toast.js';
export type { ToastOptions } from './toasts.js';
