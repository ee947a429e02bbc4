import type { ReactNode } from 'react';
import type { IconSource } from '../icon/icon.js';

export interface TreeNode {
  /** Unique identifier of the node in its tree. */
  value: string;
  /** The visible name. Typed letters find it. */
  label: string;
  /** Shown after the label, such as a number of products. Default: none. */
  detail?: ReactNode;
  /** Icon before the label. Default: none. */
  icon?: IconSource;
  /** The node is shown, but keys skip it, and it can be neither opened nor chosen. Default: false. */
  disabled?: boolean;
  /** The nodes below, in order. Default: none. */
  children?: readonly TreeNode[];
  /** `loadChildren` returns the nodes below when the node is opened for the first time. Default: false. */
  hasChildren?: boolean;
}
