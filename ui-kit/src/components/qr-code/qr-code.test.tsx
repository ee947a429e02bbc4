import { render, screen } from '@testing-library/react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { QrCode } from './index.js';

const app = { value: 'https://meet.example/api/mobileapp', label: 'Приложение Meet' };

describe('QrCode', () => {
  it('is a named picture of 134 px', () => {
    render(<QrCode {...app} caption="Наведите камеру" />);
    expect(screen.getByRole('img', { name: 'Приложение Meet' })).toHaveAttribute('height', '134');
    expect(screen.getByText('Наведите камеру')).toBeInTheDocument();
  });

  it.each(['', 'ы'.repeat(1200)])('draws nothing for what no code holds', (value) => {
    const { container } = render(<QrCode {...app} value={value} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('leaves the server whole', () => {
    expect(renderOnServer(<QrCode {...app} />).querySelector('path')).not.toBeNull();
  });
});
