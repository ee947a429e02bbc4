import { render } from '@testing-library/react';
import { MinusIcon } from '../../icons/index.js';
import { Icon } from './index.js';

const drawn = (container: HTMLElement) => container.querySelector('svg')!;

describe('Icon', () => {
  it('Icon draws a named icon with a stroke of 1.5px at every size', () => {
    const { container, rerender } = render(<Icon name="menu" size={16} />);
    expect(drawn(container)).toHaveAttribute('width', '16');
    expect(Number(drawn(container).getAttribute('stroke-width')) * (16 / 24)).toBe(1.5);
    rerender(<Icon name="menu" />);
    expect(drawn(container)).toHaveAttribute('width', '24');
    expect(drawn(container)).toHaveAttribute('stroke-width', '1.5');
  });

  it('Icon draws an icon component in the size of its prop', () => {
    const { container, rerender } = render(<Icon name={<MinusIcon />} size={20} className="own" />);
    expect(drawn(container)).toHaveAttribute('width', '20');
    expect(drawn(container)).toHaveClass('own');
    rerender(<Icon name={<MinusIcon size={16} />} />);
    expect(drawn(container)).toHaveAttribute('width', '16');
  });

  it('Icon sizes an svg passed by the caller and hides the svg from screen readers', () => {
    const { container } = render(<Icon name={<svg viewBox="0 0 10 10" />} size={20} />);
    expect(drawn(container)).toHaveAttribute('height', '20');
    expect(drawn(container)).not.toHaveAttribute('size');
    expect(drawn(container)).toHaveAttribute('aria-hidden', 'true');
  });
});
