export { BottomSheet, type BottomSheetProps } from './bottom-sheet.js';
export { type BottomSheetHeight } from './bottom-sheet.styles.js';
