export { FormDialog, type FormDialogProps } from './fields/form-dialog.tsx';
