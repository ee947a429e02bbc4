export { toast } from 'sonner';
export { Toaster } from './toaster.js';
