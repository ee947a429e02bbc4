import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { tokens } from '../../tokens/generated/tokens.js';

const divider = css({
  width: '100%',
  height: tokens.hairline.width,
  margin: 0,
  border: 0,
  background: tokens.color.hairline,
});

export function Divider(props: ComponentPropsWithRef<'hr'>) {
  return <hr css={divider} {...props} />;
}
