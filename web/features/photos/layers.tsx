import type { ReactNode } from 'react';
import { type PhotoCriterion, type PhotoMeasures, sharpnessMapSize } from '#contract/photos.ts';

// What is drawn over a photo to show what was measured. The drawing has the photo's own pixels as its unit, so that it fits at
// every size on the screen.

export type Layer = 'faces' | 'histogram' | 'sharpness' | 'thirds' | 'horizon' | 'edges';

/** What shows the measure behind a criterion. */
export const criterionLayers: Record<PhotoCriterion, Layer[]> = {
  light: ['histogram', 'faces'],
  sharpness: ['sharpness'],
  noise: ['edges'],
  resolution: ['edges'],
  colours: ['histogram'],
  level: ['horizon'],
  framing: ['thirds', 'faces'],
  face: ['faces'],
};

const drawings: Record<Layer, (measures: PhotoMeasures) => ReactNode> = {
  sharpness: drawSharpness,
  thirds: drawThirds,
  horizon: drawHorizon,
  edges: drawEdges,
  faces: drawFaces,
  histogram: drawHistogram,
};
/** From the bottom up. */
const order = Object.keys(drawings) as Layer[];

/** White lines with a dark edge are visible on light and dark photos alike. */
const edge = { stroke: '#1d1524', strokeWidth: 5, strokeOpacity: 0.55, vectorEffect: 'non-scaling-stroke' } as const;
const line = { stroke: '#ffffff', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
const mainLine = { ...line, stroke: '#ff4f5e', strokeWidth: 3 } as const;

export function Layers({ measures, shown }: { measures: PhotoMeasures; shown: readonly Layer[] }) {
  return (
    <svg
      viewBox={`0 0 ${measures.width} ${measures.height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-hidden"
    >
      {order
        .filter((layer) => shown.includes(layer))
        .map((layer) => (
          <g key={layer} data-layer={layer}>
            {drawings[layer](measures)}
          </g>
        ))}
    </svg>
  );
}

function drawFaces({ width, height, faces }: PhotoMeasures): ReactNode {
  return faces.map(({ box, isMain }) => {
    const place = { x: box.x * width, y: box.y * height, width: box.width * width, height: box.height * height };
    const corner = { rx: place.width * 0.08, ...place };
    return (
      <g key={`${box.x} ${box.y}`}>
        <rect {...corner} {...edge} />
        <rect {...corner} {...(isMain ? mainLine : line)} />
      </g>
    );
  });
}

/** Along the lower edge, darkest pixels on the left. */
function drawHistogram({ width, height, histogram }: PhotoMeasures): ReactNode {
  const most = height * 0.28;
  const bin = width / histogram.length;
  const tops = histogram.map((share, index) => `L${index * bin} ${height - share * most}h${bin}`).join('');
  return (
    <>
      <rect y={height - most} width={width} height={most} fill="#1d1524" fillOpacity={0.55} />
      <path d={`M0 ${height}${tops}L${width} ${height}Z`} fill="#fff9f3" fillOpacity={0.9} />
    </>
  );
}

/** Veils what is not sharp: the sharpest fields show the photo as it is. */
function drawSharpness({ width, height, sharpnessMap }: PhotoMeasures): ReactNode {
  const field = { width: width / sharpnessMapSize, height: height / sharpnessMapSize };
  return sharpnessMap.map((sharpness, index) => {
    const x = (index % sharpnessMapSize) * field.width;
    const y = Math.floor(index / sharpnessMapSize) * field.height;
    const isSharp = sharpness >= 0.5;
    return (
      <rect
        key={`${x} ${y}`}
        x={x}
        y={y}
        {...field}
        fill={isSharp ? '#2fa8a2' : '#1d1524'}
        fillOpacity={isSharp ? (sharpness - 0.5) * 0.8 : (0.5 - sharpness) * 1.4}
      />
    );
  });
}

function drawThirds({ width, height }: PhotoMeasures): ReactNode {
  const path = [1 / 3, 2 / 3].map((part) => `M${width * part} 0V${height}M0 ${height * part}H${width}`).join('');
  return bothLines(path);
}

/** The photo's own horizon, through the middle, and a level line to compare with. */
function drawHorizon({ width, height, tilt }: PhotoMeasures): ReactNode {
  const middle = `${width / 2} ${height / 2}`;
  const path = `M0 ${height / 2}H${width}`;
  return (
    <>
      <g strokeDasharray="6 6">{bothLines(path)}</g>
      {tilt === null ? null : (
        <g transform={`rotate(${tilt} ${middle})`}>
          <path d={path} {...edge} />
          <path d={path} {...mainLine} />
        </g>
      )}
    </>
  );
}

function drawEdges({ width, height }: PhotoMeasures): ReactNode {
  return <path d={`M0 0H${width}V${height}H0Z`} {...mainLine} strokeWidth={8} />;
}

function bothLines(path: string): ReactNode {
  return (
    <>
      <path d={path} {...edge} />
      <path d={path} {...line} />
    </>
  );
}
