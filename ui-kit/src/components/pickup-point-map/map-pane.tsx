import { useWords } from '../../locale/use-words.js';
import { Button } from '../button/button.js';
import { Spinner } from '../spinner/index.js';
import type { MapProvider, MapScene } from './map-provider.js';
import { canvas, map, message } from './pickup-point-map.styles.js';
import { useMap } from './use-map.js';
import { pickupPointMapWords } from './pickup-point-map.words.js';

interface MapPaneProps {
  provider: MapProvider;
  scene: MapScene;
  autoLoad: boolean;
}

/** The map or, until it is loaded, a button, a spinner or an error. */
export function MapPane({ provider, scene, autoLoad }: MapPaneProps) {
  const words = useWords('pickupPointMap', pickupPointMapWords);
  const { element, state, load } = useMap(provider, scene, autoLoad);
  return (
    <div css={map} role="group" aria-label={words.pointMap} aria-busy={state === 'loading' || undefined}>
      <div ref={element} css={canvas} />
      {state !== 'loaded' && (
        <div css={message}>
          {state === 'pending' && (
            <Button variant="secondary" onClick={load}>
              {words.showMap}
            </Button>
          )}
          {state === 'loading' && <Spinner label={words.loadingMap} />}
          {state === 'error' && (
            <>
              <p role="alert">{words.mapFailed}</p>
              <Button variant="secondary" onClick={load}>
                {words.tryAgain}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
