import type { ComponentType } from 'react';
import type { Rendered } from '../../server-props/render-as.js';
import type { AnchorProps } from './link-provider.js';

/** Props of a part that is one link. */
export type LinkElementProps = AnchorProps & Rendered;

/** Component that renders such a part: `RenderAs` for the caller's element, otherwise `Anchor`. */
export type LinkElement = ComponentType<LinkElementProps>;
