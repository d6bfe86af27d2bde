import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardSkeleton } from "./CardSkeleton.tsx";
import { DetailSkeleton } from "./DetailSkeleton.tsx";
import { FiltersSkeleton } from "./FiltersSkeleton.tsx";
import { GridSkeleton } from "./GridSkeleton.tsx";

/**
 * **Use** it while the content of a screen loads, in the shape of that content.
 *
 * - **Do** keep the size of the content, so that the layout does not shift.
 * - **Don't** use it for anything smaller than a list, the filters or a page: a card is only a part of a list. Screen
 *   readers skip the shapes, so announce a text that the content is loading.
 */
const meta = { title: "Components/Skeletons" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = { render: () => <div style={{ width: 185 }}>{<CardSkeleton />}</div> };
export const Grid: Story = { render: () => <GridSkeleton /> };
export const Filters: Story = { render: () => <div style={{ width: 210 }}>{<FiltersSkeleton />}</div> };
export const Detail: Story = { render: () => <DetailSkeleton /> };
